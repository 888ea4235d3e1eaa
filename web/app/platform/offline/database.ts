/** What the stores hold is written by one release and may be read by another: each record says how it is written. */
const NAME = 'andariego'
const VERSION = 2

/** Adds the stores that a database of an older version lacks; nothing that is in it is touched. */
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

/** A newer release in another tab may have made the database anew: its stores are added to, and can be read as they are. */
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

/** Runs one transaction; resolves with the work's result once it is on the disk. */
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

/** Goes through a store and does with each record what its visitor says. */
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

/** All records of one user, where the user is the first part of the key. */
export const ofUser = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])
