import type { ByteRange } from '../storage/storage.ts'
import { Failure } from './errors.ts'

/**
 * Parses a Range header for one range of bytes, by position or from the end (RFC 9110, 14.2). `null` means the whole file, also
 * for several ranges and for an invalid header.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(' ', '') ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Returns the error for a range that a file of this size has nothing of. */
export const beyondEnd = (size: number): Failure =>
  new Failure(416, 'range-not-satisfiable', 'El archivo no tiene la parte que se pidió.', {
    headers: { 'content-range': `bytes */${size}` },
  })
