import { noteShownFrom } from '../connection.ts'
import { sessionStore } from '../session/session.ts'
import { inStore, ofUser, withEach } from './database.ts'

export interface Asked {
  userId: string
  /** The path below /api, with the query string. */
  path: string
}

interface KeptAnswer extends Asked {
  answer: unknown
  /** When the response was received. */
  at: string
}

const ANSWERS_MAX = 600
const LOOKED_OVER_EVERY = 100
let keptHere = 0

/** A reward is announced once: kept in the response, it would be announced again at each visit without a connection. */
const withoutNews = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'notification' in answer
    ? { ...answer, notification: null }
    : answer

/** Deletes the responses that were not requested for the longest time. */
const dropOldest = async (userId: string) => {
  const all = await inStore<KeptAnswer[]>('answers', 'readonly', (store) => store.getAll(ofUser(userId)))
  const ages = all.map(({ at }) => at).sort()
  const newest = ages[ages.length - ANSWERS_MAX]
  if (newest === undefined) return
  await withEach<KeptAnswer>('answers', ofUser(userId), ({ at }, cursor) => {
    if (at < newest) cursor.delete()
  })
}

/** Keeps a response for its user, if that user is still signed in. */
export const keepAnswer = async ({ userId, path }: Asked, answer: unknown): Promise<void> => {
  if (answer instanceof Blob || sessionStore.reread()?.user.id !== userId) return
  const kept: KeptAnswer = { userId, path, answer: withoutNews(answer), at: new Date().toISOString() }
  await inStore('answers', 'readwrite', (store) => store.put(kept))
  keptHere += 1
  if (keptHere % LOOKED_OVER_EVERY === 0) await dropOldest(userId)
}

/** The last response; undefined without one. Also notes its age for the connection bar. */
export const keptAnswer = async ({ userId, path }: Asked): Promise<unknown> => {
  const kept = await inStore<KeptAnswer | undefined>('answers', 'readonly', (store) =>
    store.get([userId, path]),
  )
  if (!kept || sessionStore.get()?.user.id !== userId) return undefined
  noteShownFrom(kept.at)
  return kept.answer
}

/** Forgets what was kept of something that is gone: the responses for this path, with any query string, and for those below it. */
export const forgetAnswers = ({ userId, path }: Asked): Promise<void> =>
  withEach<KeptAnswer>('answers', ofUser(userId), (kept, cursor) => {
    const [gone = ''] = path.split('?')
    if (`${kept.path.split('?')[0]}/`.startsWith(`${gone}/`)) cursor.delete()
  })
