import { type SqlBool, sql } from 'kysely'
import { familyOf, membersOf } from '../lexicon/families.ts'
import { shopsOf, soldBy } from '../lexicon/shops.ts'
import { abroadOf } from '../lexicon/translations.ts'

/** From this length a word's stem is long enough to find what is derived from it: 'alquiler' by 'alquilar'. */
const DERIVED_LETTERS = 8

/** A match in another language: the dictionary may have the wrong word. */
const ABROAD = 0.95
/** A related word counts less than the word itself: a crater is not lava. */
const OF_FAMILY = 0.7
/** A member of the class counts still less: a caiman is a reptile, but a question for reptiles may mean others. */
const OF_CLASS = 0.5

const asPhrase = (term: string) => sql`phraseto_tsquery('spanish', ${term})`
const asWritten = (term: string) => sql`plainto_tsquery('spanish', ${term})`
/** All words as one query: a query for each would take longer to plan than to run. */
const asAnyOf = (words: readonly string[]) =>
  words.length === 0 ? [] : [sql`websearch_to_tsquery('spanish', ${[...new Set(words)].join(' or ')})`]
/** The word itself, and what is derived from it. */
const itself = (term: string) => [
  asWritten(term),
  ...(term.length >= DERIVED_LETTERS && /^\p{L}+$/u.test(term)
    ? [sql`to_tsquery('spanish', ${`${term}:*`})`]
    : []),
]
/** A word, or the words for one thing. */
export type Term = string | readonly string[]
const wordsOf = (term: Term): readonly string[] => (typeof term === 'string' ? [term] : term)
/** Returns queries for a term, and how much a match of each counts. */
const tiersOf = (term: Term, inAnyLanguage = true) => {
  const words = wordsOf(term)
  return [
    { counts: 1, queries: words.flatMap(itself) },
    { counts: ABROAD, queries: inAnyLanguage ? asAnyOf(words.flatMap(abroadOf)) : [] },
    {
      counts: OF_FAMILY,
      queries: words.flatMap((word) => [...familyOf(word), ...shopsOf(word), ...soldBy(word)]).map(asWritten),
    },
    { counts: OF_CLASS, queries: words.flatMap(membersOf).map(asPhrase) },
    {
      counts: OF_CLASS,
      queries: inAnyLanguage ? asAnyOf(words.flatMap(membersOf).flatMap(abroadOf)) : [],
    },
  ].filter(({ queries }) => queries.length > 0)
}
const hit = (term: Term) =>
  sql`greatest(${sql.join(
    tiersOf(term).map(
      ({ counts, queries }) => sql`${counts}::float8 * (s.stems @@ (${sql.join(queries, sql` || `)}))::int`,
    ),
  )})`
const anyOf = (terms: readonly Term[], inAnyLanguage = true) => {
  const queries = terms.flatMap((term) => tiersOf(term, inAnyLanguage)).flatMap((tier) => tier.queries)
  return sql`(${sql.join(queries, sql` || `)})`
}
/**
 * Counts how many of these words or things `s`, a row of assistant_sentences, contains; one of which it has only a word of the family
 * counts less.
 */
export const hitsOf = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(terms.map(hit), sql` + `)})`
export const holdsAny = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyOf(terms)}`
/** Whether `s` contains any of these words as they are written, or one of their families and classes. */
export const saysAny = (terms: readonly Term[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyOf(terms, false)}`
