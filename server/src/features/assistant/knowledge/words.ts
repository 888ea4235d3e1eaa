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
const anyOf = (terms: readonly string[]) => sql`(${sql.join(terms.flatMap(ways), sql` || `)})`
/** Counts how many of these words, or of their families, `s`, a row of assistant_sentences, contains. */
export const hitsOf = (terms: readonly string[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        terms.map((term) => sql`(s.stems @@ ${anyOf([term])})::int`),
        sql` + `,
      )})`
export const holdsAny = (terms: readonly string[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyOf(terms)}`
