/** Records may be read by another release than the one that wrote them, so each record contains its format. */
const NAME = 'andariego'
const VERSION = 2

/** Adds the stores that are missing in a database of an older version; existing data are not touched. */
const create = (database: IDBDatabase, from: number) => {
  if (from < 1) {
    database.createObjectStore('answers', { keyPath: ['userId', 'path'] })
    database.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
    database.createObjectStore('trips', { keyPath: ['userId', 'id'] })
  }
  if (from < 2) database.createObjectStore('files', { keyPath: ['userId', 'id'] })
}

export type StoreName = 'answers' | 'outbox' | 'trips' | 'files'

const open = (version?: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.onupgradeneeded = ({ oldVersion }) => create(request.result, oldVersion)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another tab holds an older database.'))
  })

let opened: Promise<IDBDatabase> | null = null

/** A newer release in another tab may have upgraded the database. Upgrades only add stores, so it can be used as it is. */
const database = (): Promise<IDBDatabase> => {
  opened ??= open(VERSION)
    .catch((error: DOMException) => {
      if (error.name === 'VersionError') return open()
      throw error
    })
    .then((found) => {
      const forget = () => {
        opened = null
      }
      found.onclose = forget
      found.onversionchange = () => {
        found.close()
        forget()
      }
      return found
    })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Runs one transaction; resolves to the result of the work once the transaction is complete. */
export const inStore = async <T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const transaction = (await database()).transaction(name, mode)
  const request = work(transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error)
    transaction.onerror = () => reject(transaction.error ?? request.error)
  })
}

/** Iterates over a store and calls `visit` with each record and its cursor. */
export const withEach = async <T>(
  name: StoreName,
  range: IDBKeyRange | null,
  visit: (record: T, cursor: IDBCursorWithValue) => void,
): Promise<void> => {
  const transaction = (await database()).transaction(name, 'readwrite')
  const request = transaction.objectStore(name).openCursor(range)
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    visit(cursor.value as T, cursor)
    cursor.continue()
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Deletes all records of users other than this one. */
export const forgetOthersIn = (name: Exclude<StoreName, 'outbox'>, userId: string | null): Promise<void> =>
  withEach<{ userId: string }>(name, null, (record, cursor) => {
    if (record.userId !== userId) cursor.delete()
  })

/** All records of one user, in stores whose key starts with the user id. */
export const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])
