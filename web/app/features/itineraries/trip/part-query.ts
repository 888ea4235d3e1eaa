import { api } from '../../../platform/api/api.ts'
import { type AnswerOf, query } from '../../../platform/api/queries.ts'
import { endOfPart, PART } from './history-parts.ts'

type Part = AnswerOf<'GET /itineraries/:id/operations'>

/** The changes of a part of a log, also where the server divides them over several answers. */
export const fetchPart = async (id: string, after: number, signal?: AbortSignal): Promise<Part> => {
  const answerAfter = (number: number) =>
    api('GET /itineraries/:id/operations', {
      params: { id },
      query: { after: number, until: after + PART },
      signal,
    })
  const part = await answerAfter(after)
  const data = [...part.data]
  for (let reached = data.at(-1)?.number; reached !== undefined && reached < endOfPart(after, part.last); ) {
    const next = await answerAfter(reached)
    data.push(...next.data)
    reached = next.data.at(-1)?.number
  }
  return { ...part, data }
}

export const partQuery = (id: string, after: number) => ({
  ...query('GET /itineraries/:id/operations', { params: { id }, query: { after, until: after + PART } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPart(id, after, signal),
})
