import type { OutgoingHttpHeaders } from 'node:http'
import type { LimitName } from '@andariego/contract/endpoint'
import type { CacheTag } from './cache-tag.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A response, as a handler or a page made it. */
export interface MadeAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The tags of what it shows; null when it must not be cached. */
  tags: readonly CacheTag[] | null
}

/** What is needed to send the response again without running its handler. */
export interface Replay {
  headers: OutgoingHttpHeaders
  /** The route's pattern. */
  route: string
  limit: LimitName | null
}

export interface CachedAnswer extends MadeAnswer {
  etag: string
  tags: readonly CacheTag[]
  /** Compressed forms, made on first use. */
  encoded: Map<Encoding, Promise<Buffer>>
  /** Set when the answer was first sent. */
  replay?: Replay
}
