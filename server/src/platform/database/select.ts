import { type CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Selects an instant in the contract's format: ISO 8601 in UTC with milliseconds. `reference` is the column, as `table.column`.
 */
export const isoInstant = (reference: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(reference)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
export const isoInstantOrNull = (reference: string): RawBuilder<string | null> => isoInstant(reference)

/** Reuses a compiled query with new parameter values, in their order: building a query costs as much as running it. */
export const withValues = <Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> => ({
  ...query,
  parameters,
})

/**
 * A list as a parameter that PostgreSQL does not look at while it plans. It would find that short lists cost less than lists of
 * unknown length, and plan the statement anew each time, which costs several times what running it does.
 */
export const unseenList = <Value>(values: readonly Value[], type: 'uuid' | 'integer' | 'timestamptz') =>
  sql<Value>`(select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/**
 * A value as a parameter that PostgreSQL does not look at while it plans. It would find that a page of twenty costs less than one of
 * unknown length, and plan the statement anew each time. Who hides a limit gives the planner another one, written out.
 */
export const unseen = <Value>(value: Value, type: 'uuid' | 'bigint' | 'timestamptz' | 'text') =>
  sql<Value>`(select ${value}::${sql.raw(type)})`

/** A condition: the column of ids has one of these values. One statement whatever their number, unlike `in`, so it stays prepared. */
export const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${unseenList(ids, 'uuid')})`
