import { WALKS_MAX } from '@andariego/contract/maps-rules'
import { api } from '../../../platform/api/api.ts'
import type { AnswerOf } from '../../../platform/api/queries.ts'

type Answer = AnswerOf<'GET /maps/walks'>
interface Waiting {
  leg: string
  resolve: (answer: Answer) => void
  reject: (problem: unknown) => void
}

/** Batches the legs that are requested at the same time into one request. */
export const gathering = (ask: (legs: string) => Promise<Answer>) => {
  let waiting: Waiting[] = []
  const send = async (together: readonly Waiting[]) => {
    try {
      const { data, ...rest } = await ask(together.map(({ leg }) => leg).join(';'))
      for (const [index, { resolve }] of together.entries())
        resolve({ ...rest, data: data.slice(index, index + 1) })
    } catch (problem) {
      for (const { reject } of together) reject(problem)
    }
  }
  const sendAll = () => {
    const asked = waiting
    waiting = []
    for (let first = 0; first < asked.length; first += WALKS_MAX)
      void send(asked.slice(first, first + WALKS_MAX))
  }
  return (leg: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(sendAll)
      waiting.push({ leg, resolve, reject })
    })
}

/** The walk of one leg; all legs that a page needs at once go into one request. */
export const askedTogether = gathering((legs) => api('GET /maps/walks', { query: { legs } }))
