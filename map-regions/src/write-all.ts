import { writeSync } from 'node:fs'

/**
 * Writes all bytes, at the end of what was written or at `position`. A single `writeSync` may write fewer, on a disk that is
 * almost full, and does not throw.
 */
export const writeAll = (descriptor: number, content: ArrayBufferView, position?: number): void => {
  const { buffer, byteOffset, byteLength } = content
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  for (let done = 0; done < byteLength; )
    done += writeSync(
      descriptor,
      bytes,
      done,
      byteLength - done,
      position === undefined ? null : position + done,
    )
}
