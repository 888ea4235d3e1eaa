import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyTarget, quoted, type TableShape } from './tables.ts'

const PART = /^tables\/([^/]+)\/\d+\.copy\.gz$/

/** The table that an entry of a backup holds rows of, if it does. */
export const tableOfEntry = (entry: string): string | undefined => PART.exec(entry)?.[1]

/**
 * Loads dumped rows within the client's open transaction. The product's own triggers are off meanwhile: counters, sums and
 * ledgers come as they were and must not be counted a second time.
 */
export const tableLoader = async (client: pg.Client, tables: TableShape[]) => {
  const named = new Map(tables.map((table) => [table.name, table]))
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${state} trigger user`)
  }
  await setTriggers('disable')
  // A migration may have put rows there (a counter at 0): the backup has them as they came to be.
  for (const { name } of tables.toReversed()) await client.query(`delete from ${quoted(name)}`)
  return {
    load: async (name: string, rows: Readable) => {
      const table = named.get(name)
      if (!table) throw new Error(`The backup has a table that it does not announce: ${name}.`)
      await pipeline(rows, createGunzip(), client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)))
    },
    finish: async () => {
      const { rows } = await client.query<{ table: string; column: string }>(
        `select attrelid::regclass::text as table, attname::text as column
         from pg_attribute where attidentity <> '' and attrelid in (
           select oid from pg_class where relnamespace = 'public'::regnamespace)`,
      )
      for (const { table, column } of rows) {
        const highest = `select max(${quoted(column)}) from ${table}`
        await client.query(
          `select setval(pg_get_serial_sequence($1, $2), coalesce((${highest}), 1), (${highest}) is not null)`,
          [table, column],
        )
      }
      // Constraint triggers that wait for the commit would refuse the change below.
      await client.query('set constraints all immediate')
      await setTriggers('enable')
    },
  }
}
