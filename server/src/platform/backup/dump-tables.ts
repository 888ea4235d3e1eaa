import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveWriter } from './archive.ts'
import { copyTarget, type TableShape } from './tables.ts'

const compress = promisify(gzip)

/**
 * Tar requires each entry's length before its content, so a table is written in parts that fit into memory. A part ends where
 * the database's bytes came to an end, which may be in the midst of a row.
 */
const PART_BYTES = 8 * 1024 * 1024

/**
 * Writes all rows of the tables, as the client's open transaction sees them, in COPY's text format, which every PostgreSQL
 * version reads.
 */
export const dumpTables = async (client: pg.Client, tables: TableShape[], archive: ArchiveWriter) => {
  for (const table of tables) {
    let part: Buffer[] = []
    let held = 0
    let count = 0
    const write = async () => {
      const content = await compress(Buffer.concat(part))
      await archive.add(`tables/${table.name}/${String(count).padStart(6, '0')}.copy.gz`, content)
      part = []
      held = 0
      count += 1
    }
    for await (const rows of client.query(copyTo(`copy ${copyTarget(table)} to stdout`))) {
      part.push(rows as Buffer)
      held += (rows as Buffer).length
      if (held >= PART_BYTES) await write()
    }
    if (held > 0) await write()
  }
}
