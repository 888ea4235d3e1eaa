import { readFileSync } from 'node:fs'
import { fold } from '../../maps/public.ts'
import { parseBlocks } from './parse-blocks.ts'

const read = (): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(new URL('./data/familias.txt', import.meta.url), 'utf8')
  const groups = parseBlocks(text, ['palabras'])
    .flatMap(({ values }) => values.get('palabras') ?? [])
    .map((group) => group.split('|').map(fold))
  const found = new Map<string, Set<string>>()
  for (const group of groups)
    for (const word of group) found.set(word, new Set([...(found.get(word) ?? [word]), ...group]))
  return new Map([...found].map(([word, words]) => [word, [...words]]))
}

let families: ReadonlyMap<string, readonly string[]> | undefined
/** Returns the words that tell of the same thing as this one, with itself: 'curso', 'clase' and 'monitor'. */
export const familyOf = (word: string): readonly string[] => {
  families ??= read()
  return families.get(word) ?? families.get(word.replace(/e?s$/, '')) ?? [word]
}
