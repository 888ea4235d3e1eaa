import type { AnswerCache, Since } from '../cache.ts'
import type { CachedAnswer, MadeAnswer } from '../cached-answer.ts'

interface Outcome {
  answer: CachedAnswer | MadeAnswer
  since: Since
}

/** Waits for permission to make an answer and resolves with a function to call afterwards; rejects when permission is refused. */
export type Enter = () => Promise<() => void>
const freely: Enter = async () => () => {}

/**
 * Makes answers and caches them, each at most once at a time: simultaneous requests share one making, unless something it shows
 * has changed before they came. An answer without tags is made, but not cached.
 */
export const createAnswerMaker = (cache: AnswerCache) => {
  const underWay = new Map<string, Promise<Outcome>>()

  const begin = async (key: string, make: () => Promise<MadeAnswer>): Promise<Outcome> => {
    const since = cache.now()
    const made = await make()
    const { tags } = made
    return { since, answer: tags === null ? made : cache.put(key, { ...made, tags }, since) }
  }

  /** Whether an answer is current for this request: begun at or after the last change, or none of its tags changed since. */
  const shows = ({ answer, since }: Outcome, asked: Since): boolean =>
    since.clock >= asked.clock || (answer.tags !== null && cache.holds(answer.tags, since))

  return async (
    key: string,
    make: () => Promise<MadeAnswer>,
    enter: Enter = freely,
  ): Promise<CachedAnswer | MadeAnswer> => {
    const asked = cache.now()
    for (;;) {
      const joined = underWay.get(key)
      if (joined) {
        const outcome = await joined
        if (shows(outcome, asked)) return outcome.answer
        continue
      }
      const leave = await enter()
      // While we waited, somebody else may have begun or finished the same answer.
      const kept = cache.get(key)
      if (kept || underWay.has(key)) {
        leave()
        if (kept) return kept
        continue
      }
      const making = begin(key, make).finally(() => {
        underWay.delete(key)
        leave()
      })
      underWay.set(key, making)
      return (await making).answer
    }
  }
}
export type AnswerMaker = ReturnType<typeof createAnswerMaker>
