import { type Auth, type Endpoint, errorsOf, failure } from '@andariego/contract/endpoint'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

/** Refuses query parameters that an endpoint does not declare: each would otherwise create its own cache entry. */
const NO_QUERY = z.strictObject({})

/** An empty requirement beside the token: it may be left out. */
const SECURITY: Readonly<Record<Auth, Record<string, string[]>[]>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  moderator: [{ bearer: [] }],
}

/** Documents a response that no schema validates. */
const BYTES = z.unknown().describe('The bytes')

/** The status of a success. */
export const statusOf = (endpoint: Endpoint) => endpoint.status ?? 200

/** Groups the endpoint's own errors by status, for the documentation. */
const failuresOf = (endpoint: Endpoint) => {
  const codes = Map.groupBy(Object.entries(errorsOf(endpoint)), ([, status]) => status)
  return Object.fromEntries(
    [...codes].map(([status, entries]) => [
      status,
      failure.describe(entries.map(([code]) => code).join(', ')),
    ]),
  )
}

/** Returns what Fastify validates a request and documents an endpoint by; `path` as in the contract. */
export const routeSchema = (endpoint: Endpoint, path: string): FastifySchema => ({
  summary: endpoint.summary,
  tags: [path.split('/')[1] ?? ''],
  security: SECURITY[endpoint.auth],
  ...(endpoint.params && { params: endpoint.params }),
  querystring: endpoint.query ?? NO_QUERY,
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
  response: {
    ...failuresOf(endpoint),
    [statusOf(endpoint)]: endpoint.response === 'binary' ? BYTES : endpoint.response,
    ...(endpoint.events && {
      200: {
        description: 'The data of each event',
        content: { 'text/event-stream': { schema: endpoint.events } },
      },
    }),
  },
})
