import { placesMessages } from '@andariego/contract/places-rules'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { Failure } from '../../../platform/http/errors.ts'
import type { Log } from '../../../platform/log.ts'

const TIME_LIMIT_MS = 4_000
const KEPT_MS = 24 * 3_600_000
const ANSWER_MAX_BYTES = 1024 * 1024

export interface ExternalOptions {
  /** The configured address; no other is ever called. */
  baseUrl: string
  /** The operator's contact, which the services' terms of use require. */
  contact: string
  log: Log
}

const externalService = (cause: unknown) => {
  const failure = new Failure(503, 'external-service', placesMessages.externalService, {
    headers: { 'retry-after': '5' },
  })
  failure.cause = cause
  return failure
}

/** Reads a body of at most `ANSWER_MAX_BYTES` as UTF-8; stops reading and throws above that. */
const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the body, which closes the connection.
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`more than ${ANSWER_MAX_BYTES} bytes from ${response.url}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Queries the configured geocoder: waits at most 4 s, follows no redirects, and caches responses for a day. */
export const createExternalService = ({ baseUrl, contact, log }: ExternalOptions) => {
  const kept = new LRUCache<string, Promise<unknown>>({ max: 5_000, ttl: KEPT_MS })

  const ask = async (url: URL): Promise<unknown> => {
    const response = await fetch(url, {
      headers: {
        'user-agent': `Andariego (${contact})`,
        accept: 'application/json',
        'accept-language': 'es',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (!response.ok) throw new Error(`${response.status} from ${url.host}`)
    return JSON.parse(await textOf(response))
  }

  /** Fetches a path below the configured address and validates the response's parts that we use. */
  return async <T extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    shape: T,
  ): Promise<z.output<T>> => {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    url.search = new URLSearchParams(query).toString()
    const answer = kept.get(url.href) ?? ask(url)
    kept.set(url.href, answer)
    try {
      return shape.parse(await answer)
    } catch (error) {
      kept.delete(url.href)
      log.warn({ err: error }, 'geocoder failed')
      throw externalService(error)
    }
  }
}
