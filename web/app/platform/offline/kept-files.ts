import { inStore, ofUser, withEach } from './database.ts'

/** A private file, kept on this device for its user. */
interface KeptFile {
  userId: string
  id: string
  /** The trip it belongs to; the file is deleted with it. */
  tripId: string
  content: Blob
}

export const keptFile = async (userId: string, id: string): Promise<Blob | null> =>
  (await inStore<KeptFile | undefined>('files', 'readonly', (store) => store.get([userId, id])))?.content ??
  null

export const keepFile = async (file: KeptFile): Promise<void> => {
  await inStore('files', 'readwrite', (store) => store.put(file))
}

/** Deletes a trip's kept files, except those in `but`. */
export const dropFiles = (userId: string, tripId: string, but: ReadonlySet<string> = new Set()) =>
  withEach<KeptFile>('files', ofUser(userId), (file, cursor) => {
    if (file.tripId === tripId && !but.has(file.id)) cursor.delete()
  })
