import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { LimitName } from '@andariego/contract/endpoint'
import { LRUCache } from 'lru-cache'
import type { Events } from './events.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** How an answer went out the first time, so that it can go out again without asking anybody. */
export interface Replay {
  headers: OutgoingHttpHeaders
  /** The pattern of its route. */
  route: string
  limit: LimitName | null
}

export interface CachedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  etag: string
  tags: readonly string[]
  /** Compressed forms, made when first asked for. */
  encoded: Map<Encoding, Promise<Buffer>>
  /** Known once it was sent. */
  replay?: Replay
}

/** Below this, compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024
const MAX_BYTES = 96 * 1024 * 1024
const MAX_ENTRIES = 5_000
/** Drops are remembered this long: an answer that took longer to make is not kept. */
const REMEMBER_DROPS_MS = 60_000

/**
 * Public answers (JSON and pages) as anonymous visitors see them, by URL, until an event says that something they show has
 * changed. An answer that was being made while one of its tags was dropped is not kept: it may show what was before.
 */
export const createAnswerCache = (events: Events) => {
  const answers = new LRUCache<string, CachedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer) => answer.body.length * 2 + 1_000,
    dispose: (answer, url) => {
      for (const tag of answer.tags) {
        const urls = byTag.get(tag)
        urls?.delete(url)
        if (urls?.size === 0) byTag.delete(tag)
      }
    },
  })
  const byTag = new Map<string, Set<string>>()
  const dropped = new LRUCache<string, number>({ max: 50_000, ttl: REMEMBER_DROPS_MS })
  let clock = 0
  let clearedAt = 0

  const drop = (tags: readonly string[]) => {
    clock += 1
    for (const tag of tags) {
      dropped.set(tag, clock)
      for (const url of [...(byTag.get(tag) ?? [])]) answers.delete(url)
    }
  }
  const clear = () => {
    clock += 1
    clearedAt = clock
    answers.clear()
  }
  events.on('changed', ({ tags }) => drop(tags))
  events.on('resync', clear)

  return {
    get: (url: string): CachedAnswer | undefined => answers.get(url),
    /** The moment before an answer is made; hand it to `put`. */
    now: () => ({ clock, at: Date.now() }),
    put: (
      url: string,
      made: { status: number; headers: Record<string, string>; body: Buffer; tags: readonly string[] },
      since: { clock: number; at: number },
    ): CachedAnswer => {
      const answer: CachedAnswer = { ...made, etag: etagOf(made.body), encoded: new Map() }
      const stale =
        clearedAt > since.clock ||
        Date.now() - since.at > REMEMBER_DROPS_MS ||
        made.tags.some((tag) => (dropped.get(tag) ?? 0) > since.clock)
      if (!stale) {
        answers.set(url, answer)
        for (const tag of made.tags) {
          const urls = byTag.get(tag) ?? new Set()
          urls.add(url)
          byTag.set(tag, urls)
        }
      }
      return answer
    },
    clear,
  }
}
export type AnswerCache = ReturnType<typeof createAnswerCache>

export const etagOf = (body: Buffer | string): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`

/** The body in the encoding that suits the client; compressed once, kept beside the answer. */
export const encodedBody = async (answer: CachedAnswer, accept: string): Promise<[Encoding, Buffer]> => {
  if (answer.body.length < COMPRESS_FROM_BYTES) return ['identity', answer.body]
  const encoding: Encoding = accept.includes('br') ? 'br' : accept.includes('gzip') ? 'gzip' : 'identity'
  if (encoding === 'identity') return ['identity', answer.body]
  let body = answer.encoded.get(encoding)
  if (body === undefined) {
    body =
      encoding === 'br'
        ? compressBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : compressGzip(answer.body)
    answer.encoded.set(encoding, body)
  }
  return [encoding, await body]
}
