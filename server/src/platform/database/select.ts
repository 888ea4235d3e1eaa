import { type CompiledQuery, type RawBuilder, sql } from 'kysely'

/** An instant as the contract speaks it: ISO 8601 in UTC with milliseconds. `reference` names the column, as `table.column`. */
export const isoInstant = (reference: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(reference)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
export const isoInstantOrNull = (reference: string): RawBuilder<string | null> => isoInstant(reference)

/** Where a list goes on: the sort values of its last row, opaque to clients. Null when a text is no cursor of ours. */
export const readCursor = (cursor: string | undefined): string[] | null => {
  if (cursor === undefined) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : null
  } catch {
    return null
  }
}
export const writeCursor = (values: (string | number)[]): string =>
  Buffer.from(JSON.stringify(values.map(String))).toString('base64url')

/** A query that was built once, with values for its parameters in their order: building costs as much as asking. */
export const withValues = <Row>(query: CompiledQuery<Row>, parameters: unknown[]): CompiledQuery<Row> => ({
  ...query,
  parameters,
})
