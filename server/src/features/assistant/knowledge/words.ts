import { type SqlBool, sql } from 'kysely'

const anyWord = (terms: readonly string[]) =>
  sql`(${sql.join(
    terms.map((term) => sql`plainto_tsquery('spanish', ${term})`),
    sql` || `,
  )})`
/** Counts how many of these words `s`, a row of assistant_sentences, contains. */
export const hitsOf = (terms: readonly string[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        terms.map((term) => sql`(s.stems @@ plainto_tsquery('spanish', ${term}))::int`),
        sql` + `,
      )})`
export const holdsAny = (terms: readonly string[]) =>
  terms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`s.stems @@ ${anyWord(terms)}`
