import { type CompiledQuery, type RawBuilder, sql } from 'kysely'

/** An instant as the contract speaks it: ISO 8601 in UTC with milliseconds. `reference` names the column, as `table.column`. */
export const isoInstant = (reference: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(reference)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
export const isoInstantOrNull = (reference: string): RawBuilder<string | null> => isoInstant(reference)

/** A query that was built once, with values for its parameters in their order: building costs as much as asking. */
export const withValues = <Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> => ({
  ...query,
  parameters,
})
