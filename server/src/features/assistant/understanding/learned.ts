import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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

/** Increase it when the code that learns changes: the fingerprint knows the files only, and what was learned before would be read. */
const LEARNING_VERSION = 1
const fingerprintOf = ({ files }: Learning<unknown>): string =>
  createHash('sha256')
    .update(`${LEARNING_VERSION}\n${files.map(read).join('\n')}`)
    .digest('hex')

/** Learns, and keeps it for `recalled`. */
export const keep = (learning: Learning<unknown>): void => {
  mkdirSync(FOLDER, { recursive: true })
  const unfinished = addressOf(`${learning.name}-new`)
  writeFileSync(unfinished, serialize({ fingerprint: fingerprintOf(learning), learned: learning.learn() }))
  // A server that reads the file meanwhile gets the old one or the new one, never a part.
  renameSync(unfinished, addressOf(learning.name))
}

/** Returns what was kept; null when that is missing, older than the files or broken. */
const kept = (learning: Learning<unknown>): { learned: unknown } | null => {
  const file = addressOf(learning.name)
  if (!existsSync(file)) return null
  try {
    const found: unknown = deserialize(readFileSync(file))
    const { fingerprint, learned } = found as { fingerprint: string; learned: unknown }
    return fingerprint === fingerprintOf(learning) ? { learned } : null
  } catch {
    return null
  }
}

const inMemory = new Map<string, unknown>()
/** Returns what the build learned; where that is missing or of other files, learns it now, once for each process. */
export const recalled = <T>(learning: Learning<T>): T => {
  const { name, learn } = learning
  if (!inMemory.has(name)) {
    const found = kept(learning)
    inMemory.set(name, found ? found.learned : learn())
  }
  return inMemory.get(name) as T
}
