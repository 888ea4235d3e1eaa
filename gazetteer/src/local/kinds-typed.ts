import { fold } from '../names.ts'

/** Returns the singular of a folded text of one word: 'bares' gives 'bar'; null when it has none. */
export const singular = (typed: string) => {
  const [, stem] = /^([a-z]+?(?:[aeiou](?=s$)|[dlnrz](?=es$)))e?s$/.exec(typed) ?? []
  return stem ?? null
}

/** 'exact': the kind that was typed. 'begun': a more specific one, 'Cajero automático' for 'cajero'. */
export type Kinship = 'exact' | 'begun'

const namesOf = (names: string | null) => names?.split(' / ').map(fold) ?? []

/** Whether the rest of a kind's name only tells which one: an adjective, and not what an 'estación de servicio' is a station of. */
const isSpecific = (name: string, typed: string) =>
  name.startsWith(`${typed} `) && !/^(de|del|para|con|y) /.test(name.slice(typed.length + 1))

/**
 * How the kind of a thing ('Collado / Abra') and its synonyms, written alike, are related to the folded text that was typed; null
 * when they are not.
 */
export const kinshipOf = (
  { category, synonyms }: { category: string | null; synonyms: string | null },
  typed: string,
): Kinship | null => {
  if (category === null || typed === '') return null
  const names = namesOf(category)
  const wanted = [typed, singular(typed)].filter((text) => text !== null)
  const exact = new Set([...names, ...namesOf(synonyms)])
  if (wanted.some((text) => exact.has(text))) return 'exact'
  return wanted.some((text) => names.some((name) => isSpecific(name, text))) ? 'begun' : null
}
