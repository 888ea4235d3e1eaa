import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyTarget, quoted, type TableShape } from './tables.ts'

const PART = /^tables\/([^/]+)\/\d+\.copy\.gz$/

/** Returns the table whose rows an entry of a backup holds; undefined for other entries. */
export const tableOfEntry = (entry: string): string | undefined => PART.exec(entry)?.[1]

/**
 * Loads a backup's rows in the client's open transaction. The product's triggers are disabled meanwhile: counters, sums and
 * ledgers are in the backup and must not be counted twice.
 */
export const tableLoader = async (client: pg.Client, tables: TableShape[]) => {
  const named = new Map(tables.map((table) => [table.name, table]))
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${state} trigger user`)
  }
  await setTriggers('disable')
  // Migrations may have inserted rows (a counter at 0); the backup has these rows with their later values.
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
      // ALTER TABLE fails while deferred constraint triggers are pending, so run them now.
      await client.query('set constraints all immediate')
      await setTriggers('enable')
    },
  }
}
