import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CacheTag } from './cache-tag.ts'
import type { CachedAnswer, MadeAnswer } from './cached-answer.ts'
import type { Events } from './events.ts'

const MAX_ENTRIES = 5_000
const MAX_BYTES = 48 * 1024 * 1024
/** The most bytes of answers that were dropped within the last second. */
const MAX_OLDER_BYTES = 8 * 1024 * 1024
/**
 * Nobody may see data that changed more than a second ago; the remaining 200 ms allow for the way between processes and to the
 * visitor.
 */
const OLDER_FOR_MS = 800
/** How long drops are remembered: an answer that took longer to make is not cached. */
const REMEMBER_DROPS_MS = 60_000
const MAX_DROPS_BYTES = 4 * 1024 * 1024
/** The most alternative spellings of addresses that are remembered, and the longest one in characters. */
const MAX_SPELLINGS = 2_000
const SPELLING_LENGTH = 300
/** The estimated size in bytes of an entry without its texts. */
const ENTRY_BYTES = 1_000
const TAG_BYTES = 200

const textBytes = (text: string) => text.length * 2

/**
 * Returns an answer's size in bytes: its body twice, because compressed forms are stored beside it, plus its key and its tags.
 */
const weightOf = ({ body, tags }: CachedAnswer, key: string): number =>
  ENTRY_BYTES +
  body.length * 2 +
  textBytes(key) +
  tags.reduce((sum, tag) => sum + TAG_BYTES + textBytes(tag), 0)

/** The state of the cache just before an answer was begun. */
export interface Since {
  clock: number
  at: number
}

/**
 * Caches public answers (JSON and pages) as anonymous visitors see them, by URL, until an event says that something they show has
 * changed. An answer is not cached when one of its tags was dropped while it was made: it may show outdated data.
 */
export const createAnswerCache = (events: Events) => {
  const byTag = new Map<CacheTag, Set<string>>()
  const answers = new LRUCache<string, CachedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: weightOf,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = byTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) byTag.delete(tag)
      }
    },
  })
  const older = new LRUCache<string, { answer: CachedAnswer; since: number }>({
    maxSize: MAX_OLDER_BYTES,
    sizeCalculation: ({ answer }, key) => weightOf(answer, key),
  })
  const spellings = new LRUCache<string, string>({ max: MAX_SPELLINGS })
  let clock = 0
  /** Drops up to this clock value are no longer remembered one by one. */
  let forgotten = 0
  const dropped = new LRUCache<CacheTag, number>({
    maxSize: MAX_DROPS_BYTES,
    sizeCalculation: (_clock, tag) => TAG_BYTES + textBytes(tag),
    ttl: REMEMBER_DROPS_MS,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, at)
    },
  })

  const drop = (tags: readonly CacheTag[]) => {
    clock += 1
    const now = Date.now()
    for (const tag of tags) {
      dropped.set(tag, clock)
      for (const key of [...(byTag.get(tag) ?? [])]) {
        const answer = answers.peek(key)
        if (answer) older.set(key, { answer, since: now })
        answers.delete(key)
      }
    }
  }
  const clear = () => {
    clock += 1
    forgotten = clock
    answers.clear()
    older.clear()
  }
  events.on('changed', ({ tags }) => drop(tags))
  events.on('resync', clear)

  /** Whether nothing that an answer shows has changed since then. */
  const holds = (tags: readonly CacheTag[], since: Since): boolean =>
    forgotten <= since.clock &&
    Date.now() - since.at <= REMEMBER_DROPS_MS &&
    !tags.some((tag) => (dropped.get(tag) ?? 0) > since.clock)

  return {
    /** Looks an answer up by its address, or by a known other spelling of it. */
    get: (key: string): CachedAnswer | undefined =>
      answers.get(key) ?? answers.get(spellings.get(key) ?? key),
    rememberSpelling: (spelling: string, key: string): void => {
      if (spelling !== key && spelling.length <= SPELLING_LENGTH) spellings.set(spelling, key)
    },
    /** Returns an answer that was dropped less than a second ago: better than none while the process is overloaded. */
    older: (key: string): CachedAnswer | undefined => {
      const entry = older.get(key)
      return entry && Date.now() - entry.since < OLDER_FOR_MS ? entry.answer : undefined
    },
    now: (): Since => ({ clock, at: Date.now() }),
    holds,
    /** Caches an answer that was begun at `since`, unless what it shows has changed since then. */
    put: (key: string, made: MadeAnswer & { tags: readonly CacheTag[] }, since: Since): CachedAnswer => {
      const answer: CachedAnswer = { ...made, etag: etagOf(made.body), encoded: new Map() }
      if (!holds(made.tags, since)) {
        older.set(key, { answer, since: since.at })
        return answer
      }
      older.delete(key)
      answers.set(key, answer)
      // The cache refuses an answer that is too large.
      if (answers.peek(key) !== answer) return answer
      for (const tag of made.tags) {
        const keys = byTag.get(tag) ?? new Set()
        keys.add(key)
        byTag.set(tag, keys)
      }
      return answer
    },
    clear,
    /** The number of bytes held, for tests and metrics. */
    bytes: () => answers.calculatedSize + older.calculatedSize + dropped.calculatedSize,
  }
}
export type AnswerCache = ReturnType<typeof createAnswerCache>

export const etagOf = (body: Buffer | string): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`
