import { open } from 'node:fs/promises'
import { damagedDocument } from './media-error.ts'

/** A PDF ends with this mark; what follows it are a few line breaks at most (ISO 32000, 7.5.5, and what readers accept). */
const END = '%%EOF'
const TAIL_BYTES = 1024

/**
 * Refuses a PDF that was cut off, with 422. Nothing in it is altered: a document is only ever handed to those who may see it,
 * to be saved, never shown as a page of ours.
 */
export async function checkDocument(path: string) {
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
