import { type SqlBool, sql } from 'kysely'
import { familyOf } from '../lexicon/families.ts'

/** From this length a word's stem is long enough to find what is derived from it: 'alquiler' by 'alquilar'. */
const DERIVED_LETTERS = 8

/** A word of the family tells less than the word itself: a crater is not lava. */
const OF_FAMILY = 0.7

const asWritten = (term: string) => sql`plainto_tsquery('spanish', ${term})`
/** The word itself, and what is derived from it. */
const itself = (term: string) => [
  asWritten(term),
  ...(term.length >= DERIVED_LETTERS && /^\p{L}+$/u.test(term)
    ? [sql`to_tsquery('spanish', ${`${term}:*`})`]
    : []),
]
const ways = (term: string) => [
  ...itself(term),
  ...familyOf(term)
    .filter((word) => word !== term)
    .map(asWritten),
]
/** A word, or the words for one thing. */
export type Term = string | readonly string[]
const wordsOf = (term: Term): readonly string[] => (typeof term === 'string' ? [term] : term)
const anyOf = (terms: readonly Term[]) => sql`(${sql.join(terms.flatMap(wordsOf).flatMap(ways), sql` || `)})`
const hit = (term: Term) => {
  const words = wordsOf(term)
  const isAnyHit = sql`(s.stems @@ ${anyOf([term])})::int`
  if (words.every((word) => familyOf(word).length === 1)) return isAnyHit
  const isOwnHit = sql`(s.stems @@ (${sql.join(words.flatMap(itself), sql` || `)}))::int`
  return sql`(${OF_FAMILY}::float8 * ${isAnyHit} + ${1 - OF_FAMILY}::float8 * ${isOwnHit})`
}
/**
 * Counts how many of these words or things `s`, a row of assistant_sentences, contains; one of which it has only a word of the family
 * counts less.
 */
export const hitsOf = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(terms.map(hit), sql` + `)})`
export const holdsAny = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyOf(terms)}`
