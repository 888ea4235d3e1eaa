import type { Endpoint } from '@andariego/contract/endpoint'
import { z } from 'zod'

/** The parsed parts of a request. */
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
 * Returns the canonical address of an endpoint's answer, however the request spells it: ids in lower case, query parameters in
 * the contract's order, without empty ones and defaults. It is the cache key, so that nobody can fill the cache with different
 * spellings.
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
