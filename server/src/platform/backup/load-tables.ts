import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyTarget, quoted, type TableShape } from './tables.ts'

const PART = /^tables\/([^/]+)\/\d+\.copy\.gz$/

/** Returns the table whose rows an entry of a backup holds; undefined for other entries. */
export const tableOfEntry = (entry: string): string | undefined => PART.exec(entry)?.[1]

/**
 * Starts loading rows into a table. All of a table's entries are one COPY: an entry ends anywhere, also in the midst of a row.
 */
const openTable = (client: pg.Client, table: TableShape) => {
  const rows = new PassThrough()
  const copied = pipeline(rows, client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)))
  // PostgreSQL may refuse a row before or after the part that holds it was passed on; `add` or `end` reports it.
  copied.catch(() => {})
  return {
    name: table.name,
    add: async (part: Readable) => {
      try {
        await pipeline(part, createGunzip(), rows, { end: false })
      } catch (error) {
        rows.destroy(error as Error)
        await copied
        throw error
      }
    },
    end: async () => {
      rows.end()
      await copied
    },
  }
}

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
  let loading: ReturnType<typeof openTable> | undefined
  return {
    /** Loads the next entry of a table. The entries of a table follow each other. */
    load: async (name: string, part: Readable) => {
      if (loading?.name !== name) {
        const table = named.get(name)
        if (!table) throw new Error(`The backup has a table that it does not announce: ${name}.`)
        await loading?.end()
        loading = openTable(client, table)
      }
      await loading.add(part)
    },
    finish: async () => {
      await loading?.end()
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
