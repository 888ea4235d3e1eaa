import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wordOf } from './leaked-password-rules.ts'

/** Written by scripts/leaked-passwords.ts. Contains beginnings of hashes, not the passwords themselves. */
export const LEAKED_PASSWORDS_FILE = fileURLToPath(new URL('leaked-passwords.bin', import.meta.url))

const BYTES = 6

/** Returns the file's entry for a leaked password (`whole`), or for a word that is weak even when decorated (`word`). */
export const entryOf = (kind: 'whole' | 'word', text: string): Buffer =>
  createHash('sha256').update(`${kind} ${text.toLowerCase()}`).digest().subarray(0, BYTES)

let entries: Set<string> | null = null
const read = (): Set<string> => {
  const bytes = readFileSync(LEAKED_PASSWORDS_FILE)
  const all = new Set<string>()
  for (let at = 0; at < bytes.length; at += BYTES) all.add(bytes.toString('latin1', at, at + BYTES))
  return all
}

const isListed = (kind: 'whole' | 'word', text: string): boolean => {
  entries ??= read()
  return entries.has(entryOf(kind, text).toString('latin1'))
}

/** Whether a password, ignoring case, is in the list of leaked ones, or is a common word with a few signs added. */
export const isLeaked = (password: string): boolean => {
  const word = wordOf(password)
  return isListed('whole', password) || (word !== null && isListed('word', word))
}
