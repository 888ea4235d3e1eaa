import { browserStorage } from '../session/browser-storage.ts'
import { draftKey } from './draft-keeper.ts'

/** Attempts contain the words of a message or review whose answer was lost; `kept-attempt.ts` writes them. */
const prefixesOf = (userId: string) => [draftKey(userId, ''), `attempt:${userId}:`]

const keysOf = (userId: string, storage: Storage): string[] => {
  const prefixes = prefixesOf(userId)
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  )
}

/** A field that was emptied again leaves a draft behind that says nothing. */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(saysSomething)
    : Boolean(typeof value === 'string' ? value.trim() : value)

const isDraft = (text: string | null): boolean => {
  try {
    return saysSomething(JSON.parse(text ?? 'null'))
  } catch {
    return true
  }
}

/** Whether something that a user typed and did not send is kept in this browser. */
export const hasDrafts = (userId: string, storage: Storage | null = browserStorage()): boolean =>
  storage !== null && keysOf(userId, storage).some((key) => isDraft(storage.getItem(key)))

/** Deletes all that a user typed and did not send. What waits in the outbox is not touched: it is on its way. */
export const forgetDrafts = (userId: string, storage: Storage | null = browserStorage()): void => {
  if (storage) for (const key of keysOf(userId, storage)) storage.removeItem(key)
}
