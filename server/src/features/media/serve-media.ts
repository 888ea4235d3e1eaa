import type { Readable } from 'node:stream'
import { beyondEnd, byteRange } from '../../platform/http/byte-range.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { extensionOf } from './original-filename.ts'
import type { ReceivedMedia } from './received-media.ts'

export type ServedMedia = Pick<
  ReceivedMedia,
  'key' | 'originalFilename' | 'mimeType' | 'bytes' | 'sha256' | 'variants' | 'posterKey'
>

export interface MediaRequest {
  method: string
  /** `?w=`: the smallest picture at least this wide, or the largest one. For a video: its poster. */
  width?: number
  range?: string
  ifRange?: string
  ifNoneMatch?: string
  /** Private files must not be cached. */
  visibility: 'public' | 'private'
}

export interface MediaAnswer {
  status: number
  headers: Record<string, string>
  stream: Readable | null
}

/**
 * Returns the response for one file; null when it does not exist (a video without poster, a file missing from storage). Throws a
 * 416 for a range beyond its end.
 */
export const mediaAnswer = async (
  storage: Storage,
  media: ServedMedia,
  request: MediaRequest,
): Promise<MediaAnswer | null> => {
  const file = chosenFile(media, request.width)
  if (!file) return null
  const etag = `"${file.sha256}"`
  const isPublic = request.visibility === 'public'
  const caching: Record<string, string> = isPublic
    ? { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    : { etag, 'cache-control': 'private, no-store', vary: 'authorization' }
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers: caching, stream: null }

  const headers: Record<string, string> = {
    ...caching,
    'accept-ranges': 'bytes',
    'content-type': file.mimeType,
    'content-disposition': disposition(media.originalFilename, file.mimeType),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  }
  const wanted = request.ifRange === undefined || request.ifRange === etag ? request.range : undefined
  const range = request.method === 'GET' ? byteRange(wanted, file.bytes) : null
  if (range === 'unsatisfiable') throw beyondEnd(file.bytes)
  const length = range ? range.end - range.start + 1 : file.bytes
  headers['content-length'] = String(length)
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.bytes}`

  if (request.method === 'HEAD')
    return (await storage.stat(file.key)) && { status: 200, headers, stream: null }
  const found = await storage.get(file.key, range ?? undefined)
  return found && { status: range ? 206 : 200, headers, stream: found.stream }
}

const chosenFile = (media: ServedMedia, width: number | undefined) => {
  if (width === undefined) return media
  const bySize = media.variants.toSorted((a, b) => a.width - b.width)
  const picture = bySize.find((variant) => variant.width >= width)
  if (picture) return { ...picture, mimeType: 'image/webp' }
  if (media.mimeType.startsWith('image/')) return media
  const poster = media.variants.find((variant) => variant.key === media.posterKey)
  return poster && { ...poster, mimeType: 'image/webp' }
}

/** RFC 9110, 13.1.2: a list of ETags, compared weakly, or `*`. */
const matches = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** The original name, with an extension that fits the content. A document is downloaded, never opened as a page of ours. */
const disposition = (originalFilename: string, mimeType: string): string => {
  const name = `${originalFilename.replace(/\.[^.]*$/, '') || 'archivo'}.${extensionOf(mimeType)}`
  return contentDisposition(mimeType === 'application/pdf' ? 'attachment' : 'inline', name)
}
