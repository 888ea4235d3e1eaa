import type { AnswerCache, Since } from '../cache.ts'
import type { CachedAnswer, MadeAnswer } from '../cached-answer.ts'

interface Outcome {
  answer: CachedAnswer | MadeAnswer
  since: Since
}

/** Lets somebody begin, and is told when they have done; rejects who may not. */
export type Enter = () => Promise<() => void>
const freely: Enter = async () => () => {}

/**
 * Makes answers and keeps them, each once at a time: who asks meanwhile waits for the same one, unless what it shows was
 * changed before they asked. An answer without tags is made, but not kept.
 */
export const createAnswerMaker = (cache: AnswerCache) => {
  const underWay = new Map<string, Promise<Outcome>>()

  const begin = async (key: string, make: () => Promise<MadeAnswer>): Promise<Outcome> => {
    const since = cache.now()
    const made = await make()
    const { tags } = made
    return { since, answer: tags === null ? made : cache.put(key, { ...made, tags }, since) }
  }

  /** What was begun at the last change or later shows it; what was begun before may show nothing of it. */
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
      // Somebody else may have begun, or ended, while we waited.
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
