import { createHash } from 'node:crypto'

/** Returns the SHA-256 in hexadecimal and the number of bytes. */
export const digest = async (content: AsyncIterable<Buffer>): Promise<{ sha256: string; bytes: number }> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
