import type { OutgoingHttpHeaders } from 'node:http'
import type { LimitName } from '@andariego/contract/endpoint'
import type { CacheTag } from './cache-tag.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as it was made. */
export interface MadeAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What it shows; null when it must not be kept. */
  tags: readonly CacheTag[] | null
}

/** How an answer went out the first time, so that it can go out again without asking anybody. */
export interface Replay {
  headers: OutgoingHttpHeaders
  /** The pattern of its route. */
  route: string
  limit: LimitName | null
}

export interface CachedAnswer extends MadeAnswer {
  etag: string
  tags: readonly CacheTag[]
  /** Compressed forms, made when first asked for. */
  encoded: Map<Encoding, Promise<Buffer>>
  /** Known once it was sent. */
  replay?: Replay
}
