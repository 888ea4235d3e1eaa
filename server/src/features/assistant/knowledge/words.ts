import { type SqlBool, sql } from 'kysely'
import { familyOf } from '../lexicon/families.ts'

/** From this length a word's stem is long enough to find what is derived from it: 'alquiler' by 'alquilar'. */
const DERIVED_LETTERS = 8

const ways = (term: string) => [
  ...familyOf(term).map((word) => sql`plainto_tsquery('spanish', ${word})`),
  ...(term.length >= DERIVED_LETTERS && /^\p{L}+$/u.test(term)
    ? [sql`to_tsquery('spanish', ${`${term}:*`})`]
    : []),
]
/** A word, or the words for one thing. */
export type Term = string | readonly string[]
const wordsOf = (term: Term): readonly string[] => (typeof term === 'string' ? [term] : term)
const anyOf = (terms: readonly Term[]) => sql`(${sql.join(terms.flatMap(wordsOf).flatMap(ways), sql` || `)})`
/** Counts how many of these words or things, or of their families, `s`, a row of assistant_sentences, contains. */
export const hitsOf = (terms: readonly Term[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        terms.map((term) => sql`(s.stems @@ ${anyOf([term])})::int`),
        sql` + `,
      )})`
export const holdsAny = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyOf(terms)}`
