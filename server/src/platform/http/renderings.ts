import { LRUCache } from 'lru-cache'
import type { AnswerCache } from '../cache.ts'
import type { CachedAnswer, MadeAnswer } from '../cached-answer.ts'
import { addressKey } from './address-key.ts'
import type { AnswerMaker } from './answer-maker.ts'
import { Failure } from './errors.ts'
import type { Limits } from './limits.ts'
import { createTurns, NoTurn } from './turns.ts'

/** Rendering blocks the process's one thread: more at the same time would delay all of them. */
const TURNS = { atOnce: 2, atOnceOfOne: 1, waiting: 500, waitingOfOne: 100, patienceMs: 3_000 }
/** A page that changes more often than this is sent in its older form, less than a second old, in between. */
const RENDERED_A_SECOND = 4
const SECOND_MS = 1_000
const MOST_WATCHED = 1_000

const busy = () =>
  new Failure(503, 'overloaded', 'El servidor está ocupado. Intenta de nuevo en unos segundos.', {
    headers: { 'retry-after': '2' },
  })

/**
 * Limits the rendering of pages: only a few at the same time in a process, in turns between client addresses, with a rate limit
 * per address. While the process is overloaded, a page is sent in its older form, less than a second old.
 */
export const createRenderings = (
  cache: AnswerCache,
  answer: AnswerMaker,
  limits: Pick<Limits, 'consume'>,
) => {
  const turns = createTurns(TURNS)
  /** The times at which each page was rendered, the newest last. */
  const rendered = new LRUCache<string, number[]>({ max: MOST_WATCHED })

  const watch = (key: string) =>
    rendered.set(key, [...(rendered.get(key) ?? []), Date.now()].slice(-RENDERED_A_SECOND))
  const isRestless = (key: string) => {
    const times = rendered.get(key)
    return times?.length === RENDERED_A_SECOND && Date.now() - (times[0] ?? 0) < SECOND_MS
  }

  /**
   * Returns the page's older form, less than a second old, while the page changes faster than it is rendered or many pages wait.
   */
  const older = (key: string): CachedAnswer | undefined =>
    isRestless(key) || turns.isBusy() ? cache.older(key) : undefined

  const enter = (address: string) => async () => {
    await limits.consume('render', { address })
    return turns.enter(addressKey(address))
  }

  return {
    older,
    /** Returns the cached page, or renders it. */
    page: async (
      key: string,
      address: string,
      render: () => Promise<MadeAnswer>,
    ): Promise<CachedAnswer | MadeAnswer> => {
      const kept = cache.get(key) ?? older(key)
      if (kept) return kept
      const watched = () => {
        watch(key)
        return render()
      }
      try {
        return await answer(key, watched, enter(address))
      } catch (error) {
        const last = cache.older(key)
        if (last) return last
        throw error instanceof NoTurn ? busy() : error
      }
    },
  }
}
export type Renderings = ReturnType<typeof createRenderings>
