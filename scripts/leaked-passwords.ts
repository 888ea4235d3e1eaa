/**
 * Rebuilds the list of leaked passwords: node scripts/leaked-passwords.ts WHOLE WORDS
 *
 * WHOLE: passwords, one per line, the most common first (SecLists' 10-million-password-list-top-1000000.txt); keeps those that
 * the product's own rules would allow, ignoring case.
 *
 * WORDS: a JSON list, the most common first (passwords.json of @zxcvbn-ts/language-common); keeps the words at its beginning.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { PASSWORD_RULES } from '@andariego/contract/accounts-rules'
import { entryOf, LEAKED_PASSWORDS_FILE } from '../server/src/features/accounts/leaked/leaked-passwords.ts'

const WORDS_TAKEN = 10_000
const [wholeFile, wordsFile] = process.argv.slice(2)
if (wholeFile === undefined || wordsFile === undefined)
  throw new Error('usage: node scripts/leaked-passwords.ts WHOLE WORDS')

const passes = (password: string) =>
  PASSWORD_RULES.every(({ holds }) => holds(password) || holds(password.toUpperCase()))
const whole = (await readFile(wholeFile, 'utf8')).split(/\r?\n/).filter(passes)
const common = JSON.parse(await readFile(wordsFile, 'utf8')) as string[]
const words = common.slice(0, WORDS_TAKEN).filter((word) => /^\p{L}{5,}$/u.test(word))

const entries = new Set([
  ...whole.map((password) => entryOf('whole', password).toString('hex')),
  ...words.map((word) => entryOf('word', word).toString('hex')),
])
await writeFile(LEAKED_PASSWORDS_FILE, Buffer.from([...entries].sort().join(''), 'hex'))
process.stdout.write(`${whole.length} passwords, ${words.length} words, ${entries.size} entries\n`)
