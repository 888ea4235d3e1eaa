import type { Endpoint } from '@andariego/contract/endpoint'
import { z } from 'zod'

/** What a checked request asks for. */
export interface Asked {
  params: unknown
  query: unknown
}

const fieldsOf = ({ query }: Endpoint) =>
  Object.entries(query instanceof z.ZodObject ? query.shape : {}).map(([name, schema]) => ({
    name,
    unless: schema.safeParse(undefined).data,
  }))

/**
 * The one address of an answer, however a request spells it: ids in lower case, the query in the order of the contract and
 * without what goes without saying (an empty text says nothing). Kept answers go by it, so that nobody can fill the cache with spellings.
 */
export const answerAddress = (endpoint: Endpoint, path: string): ((asked: Asked) => string) => {
  const fields = fieldsOf(endpoint)
  return ({ params, query }) => {
    const given = query as Record<string, unknown>
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])).toLowerCase(),
    )
    const search = new URLSearchParams()
    for (const { name, unless } of fields) {
      const value = given[name]
      if (value !== undefined && value !== '' && value !== unless) search.set(name, String(value))
    }
    return search.size === 0 ? filled : `${filled}?${search}`
  }
}
