import { fold } from '../../maps/public.ts'
import { read } from './lexicon.ts'
import { parseBlocks } from './parse-blocks.ts'
import { grown } from './term-matcher.ts'

const readFamilies = (): ReadonlyMap<string, readonly string[]> => {
  const groups = parseBlocks(read('familias'), ['palabras'])
    .flatMap(({ values }) => values.get('palabras') ?? [])
    .map((group) => group.split('|').map(fold))
  const found = new Map<string, Set<string>>()
  for (const group of groups)
    for (const word of group) found.set(word, new Set([...(found.get(word) ?? [word]), ...group]))
  return new Map([...found].map(([word, words]) => [word, [...words]]))
}

const CLASS = /^([^:]+):\s*(.+)$/
const readClasses = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>()
  for (const [index, raw] of read('clases').split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, classes, members] = CLASS.exec(line) ?? []
    if (!classes || !members) throw new Error(`Línea ${index + 1}: no se entiende «${line}».`)
    for (const name of classes.split('|').map(fold))
      found.set(name, new Set([...(found.get(name) ?? []), ...members.split(',').map(fold)]))
  }
  return new Map([...found].map(([word, words]) => [word, [...words]]))
}

/** Endings of adjectives that have a masculine form: 'ruidosa', 'cansadas'. 'calzada' is excepted: it is no form of 'calzado'. */
const FEMININE = /(?<!^(?:calz|part|hel|pesc|llam|jorn))(os|ad|id|ic|iv)as?$/
/** Returns the forms of a word that a family may have: it holds nouns in the singular, adjectives in the masculine, and few diminutives. */
const listed = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(FEMININE, '$1o'),
  ...grown(word),
]

/** Returns the entry of a word, in whichever of its forms it is listed. */
const entryOf = (entries: ReadonlyMap<string, readonly string[]>, word: string) =>
  listed(word)
    .map((form) => entries.get(form))
    .find((entry) => entry !== undefined)

let families: ReadonlyMap<string, readonly string[]> | undefined
/** Returns the words that tell of the same thing as this one: 'curso', 'clase' and 'monitor'; the word itself where it has no family. */
export const familyOf = (word: string): readonly string[] => {
  families ??= readFamilies()
  return entryOf(families, word) ?? [word]
}

let classes: ReadonlyMap<string, readonly string[]> | undefined
/** Returns the members of the class that a word names: 'iguana' and 'caimán' for 'reptiles'; nothing for other words. */
export const membersOf = (word: string): readonly string[] => {
  classes ??= readClasses()
  return entryOf(classes, word) ?? []
}
