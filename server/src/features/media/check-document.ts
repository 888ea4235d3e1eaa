import { open } from 'node:fs/promises'
import { damagedDocument } from './media-error.ts'

/** A PDF ends with this marker and at most a few line breaks (ISO 32000, 7.5.5, and what readers accept). */
const END = '%%EOF'
const TAIL_BYTES = 1024

/**
 * Refuses a truncated PDF with 422. Does not change the document: it is only sent as a download to people who may see it, never
 * displayed as our page.
 */
export const checkDocument = async (path: string) => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
    await file.read(tail, 0, tail.length, size - tail.length)
    if (!tail.includes(END)) throw damagedDocument()
    return { width: null, height: null, durationMs: null }
  } finally {
    await file.close()
  }
}
