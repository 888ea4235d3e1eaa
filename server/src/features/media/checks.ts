import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'
import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import './tables.ts'
import { verifyMedia } from './verify-media.ts'

const SUM = sql`(select coalesce(sum(coalesce(stored_bytes, bytes_of_media(bytes, variants))), 0) from media)`
const RECEIVED = sql`coalesce((select sum((part ->> 'bytes')::bigint) from jsonb_array_elements(parts) as part), 0)`
const PROBLEMS = { missing: 'falta', altered: 'no es lo que se recibió' }

/** Compares files with their hashes, and the stored bytes with the counted ones. */
export const mediaChecks = ({ database, storage }: Pick<Services, 'database' | 'storage'>): Check[] => [
  {
    title: 'Bytes guardados',
    find: async () => {
      const { rows } = await sql<{ counted: number; stored: number }>`
        select coalesce(sum(total), 0)::bigint as counted, ${SUM}::bigint as stored from media_bytes`.execute(
        database,
      )
      return rows.flatMap(({ counted, stored }) =>
        counted === stored ? [] : [`la cuenta dice ${counted}, y los archivos suman ${stored}`],
      )
    },
    mend: () =>
      database.transaction().execute(async (tx) => {
        // Others that add or remove files wait until the sum is rewritten.
        await sql`lock table media in share row exclusive mode`.execute(tx)
        await sql`delete from media_bytes`.execute(tx)
        await sql`insert into media_bytes (part, total) select -1, ${SUM}`.execute(tx)
      }),
  },
  {
    title: 'Bytes de archivos que llegan por partes',
    find: async () => {
      const { rows } = await sql<{ id: string; received: number; actual: number }>`
        select id, received, ${RECEIVED}::bigint as actual from uploads
        where received <> ${RECEIVED} order by id`.execute(database)
      return rows.map(({ id, received, actual }) => `el archivo ${id} dice ${received}, y son ${actual}`)
    },
    mend: async () => {
      await sql`update uploads set received = ${RECEIVED} where received <> ${RECEIVED}`.execute(database)
    },
  },
  {
    title: 'Fotos, videos y documentos',
    // No repair: lost files exist only in a backup, if at all.
    find: async () => {
      const problems: string[] = []
      for await (const { key, problem } of verifyMedia(storage, mediaRepository(database).all()))
        problems.push(`${key} ${PROBLEMS[problem]}`)
      return problems
    },
  },
]
