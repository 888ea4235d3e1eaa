import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { read } from '../lexicon/lexicon.ts'

/** Something that is learned from files of data/. */
export interface Learning<T> {
  name: string
  files: readonly string[]
  learn: () => T
}

/** Where the build keeps what was learned: learning takes seconds, and reading it back a moment. */
const FOLDER = new URL('../../../../build/assistant/', import.meta.url)
export const addressOf = (name: string): URL => new URL(`${name}.bin`, FOLDER)

/** Increase it when learning changes, so that what was learned before is not read. */
const LEARNING_VERSION = 1
const fingerprintOf = ({ files }: Learning<unknown>): string =>
  createHash('sha256')
    .update(`${LEARNING_VERSION}\n${files.map(read).join('\n')}`)
    .digest('hex')

/** Learns, and keeps it for `recalled`. */
export const keep = (learning: Learning<unknown>): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    addressOf(learning.name),
    serialize({ fingerprint: fingerprintOf(learning), learned: learning.learn() }),
  )
}

const inMemory = new Map<string, unknown>()
/** Returns what the build learned; where that is missing or of other files, learns it now, once for each process. */
export const recalled = <T>(learning: Learning<T>): T => {
  const { name, learn } = learning
  if (!inMemory.has(name)) {
    const file = addressOf(name)
    const kept = existsSync(file) ? deserialize(readFileSync(file)) : null
    inMemory.set(name, kept?.fingerprint === fingerprintOf(learning) ? kept.learned : learn())
  }
  return inMemory.get(name) as T
}
