import { inStore, ofUser, withEach } from './database.ts'

/** A file that only who is signed in may see, kept for them on this device. */
interface KeptFile {
  userId: string
  id: string
  /** What it is kept for: it goes with that. */
  tripId: string
  content: Blob
}

export const keptFile = async (userId: string, id: string): Promise<Blob | null> =>
  (await inStore<KeptFile | undefined>('files', 'readonly', (store) => store.get([userId, id])))?.content ??
  null

export const keepFile = async (file: KeptFile): Promise<void> => {
  await inStore('files', 'readwrite', (store) => store.put(file))
}

/** Lets go of a trip's files but those that are named. */
export const dropFiles = (userId: string, tripId: string, but: ReadonlySet<string> = new Set()) =>
  withEach<KeptFile>('files', ofUser(userId), (file, cursor) => {
    if (file.tripId === tripId && !but.has(file.id)) cursor.delete()
  })

/** Nothing private stays of anybody but the one who is there. */
export const forgetFilesOfOthers = (userId: string | null): Promise<void> =>
  withEach<KeptFile>('files', null, (file, cursor) => {
    if (file.userId !== userId) cursor.delete()
  })
