import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedAnswer, Encoding } from '../cached-answer.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Bodies below this many bytes are not compressed: it costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024
/** Makes a page a fifteenth smaller than 4 does, for 0.4 ms, once for each cached answer; 6 to 9 gain 1 % more. */
const BROTLI_QUALITY = 5

/** Returns the client's preference (0 to 1) for each encoding in `Accept-Encoding`; 0 for what cannot be parsed. */
const worths = (accept: string): Map<string, number> =>
  new Map(
    accept.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const worth = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, worth === undefined ? 1 : Number(worth) || 0]
    }),
  )

/** Parsed headers, cached because clients send one of a few texts again and again. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 200

const negotiate = (accept: string): Encoding => {
  const given = worths(accept)
  const others = given.get('*') ?? 0
  const br = given.get('br') ?? others
  const gzipped = given.get('gzip') ?? others
  // RFC 9110, 12.5.3: when `identity` is not listed, it is as acceptable as the least preferred listed encoding.
  if (Math.max(br, gzipped) <= 0 || (given.get('identity') ?? 0) > Math.max(br, gzipped)) return 'identity'
  return br >= gzipped ? 'br' : 'gzip'
}

/** Returns the best encoding for a client that sends this `Accept-Encoding`. */
export const acceptedEncoding = (accept: string): Encoding => {
  const remembered = known.get(accept)
  if (remembered) return remembered
  const encoding = negotiate(accept)
  if (known.size < MOST_KNOWN) known.set(accept, encoding)
  return encoding
}

/** Returns the body in the client's best encoding; compresses it once and stores it with the answer. */
export const encodedBody = async (answer: CachedAnswer, accept: string): Promise<[Encoding, Buffer]> => {
  const encoding = answer.body.length < COMPRESS_FROM_BYTES ? 'identity' : acceptedEncoding(accept)
  if (encoding === 'identity') return ['identity', answer.body]
  let body = answer.encoded.get(encoding)
  if (body === undefined) {
    body =
      encoding === 'br'
        ? compressBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : compressGzip(answer.body)
    answer.encoded.set(encoding, body)
  }
  return [encoding, await body]
}
