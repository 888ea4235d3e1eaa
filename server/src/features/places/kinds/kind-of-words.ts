import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PLACE_KINDS, type PlaceKind } from '@andariego/contract/place-kinds-rules'
import { fold } from '../../maps/public.ts'

const isKind = (text: string): text is PlaceKind => (PLACE_KINDS as readonly string[]).includes(text)

const words = new Map<string, PlaceKind>()
for (const line of readFileSync(fileURLToPath(new URL('words.txt', import.meta.url)), 'utf8').split('\n')) {
  const [kind = '', list = ''] = line.split(':')
  if (!isKind(kind)) continue
  for (const phrase of list.split(',')) words.set(fold(phrase), kind)
}
const LONGEST = Math.max(...[...words.keys()].map((phrase) => phrase.split(' ').length))

/** Looks the phrase up as it is, and without a plural ending. */
const known = (phrase: string): PlaceKind | undefined =>
  words.get(phrase) ?? words.get(phrase.replace(/s$/, '')) ?? words.get(phrase.replace(/es$/, ''))

/** Returns the kind that a name mentions: the first matching word decides, because Spanish names begin with the kind. */
export const kindOfWords = (name: string): PlaceKind | null => {
  const spoken = fold(name.slice(0, 200)).split(' ')
  for (let at = 0; at < spoken.length; at++)
    for (let length = Math.min(LONGEST, spoken.length - at); length > 0; length--) {
      const kind = known(spoken.slice(at, at + length).join(' '))
      if (kind) return kind
    }
  return null
}
