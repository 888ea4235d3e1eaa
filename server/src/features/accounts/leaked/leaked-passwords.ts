import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wordOf } from './leaked-password-rules.ts'

/** Made by scripts/leaked-passwords.ts: the beginnings of hashes, so that the words themselves stand nowhere. */
export const LEAKED_PASSWORDS_FILE = fileURLToPath(new URL('leaked-passwords.bin', import.meta.url))

const BYTES = 6

/** What the file holds of a password that leaked as it is, and of a word that is one when decorated. */
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

/** Whether a password, its case aside, stands in the list of those that leaked, or is a common word with a few signs added. */
export const isLeaked = (password: string): boolean => {
  const word = wordOf(password)
  return isListed('whole', password) || (word !== null && isListed('word', word))
}
