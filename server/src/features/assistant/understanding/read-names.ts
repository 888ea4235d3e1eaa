import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/select.ts'
import '../tables.ts'

/** A place's name, and where it is. */
export interface NamedPlace {
  id: string
  name: string
  city: string | null
  address: string
  region: string | null
  country: string | null
  latitude: number
  longitude: number
}

/** All names at once would take the database longer than a statement may take, on a busy machine. */
const AT_ONCE = 5_000
/** How far before the newest known place new names are searched: transactions do not commit in the order in which they began. */
const OVERLAP = '2 minutes'

/**
 * Reads the names of all the community's places, and later those that are new, corrected or shown again. A reading that fails goes
 * on where it stopped. `pageSize`: how many are read at once.
 */
export const nameReader = (database: Database, pageSize = AT_ONCE) => {
  /** When the first reading began, later when the newest known name was told. */
  let since: string | null = null
  let last: string | null = null
  let hasAll = false

  const names = () =>
    database
      .selectFrom('place_texts')
      .innerJoin('place_addresses', 'place_addresses.id', 'place_texts.id')
      .leftJoin('assistant_places', 'assistant_places.place_id', 'place_texts.id')
      .select([
        'place_texts.id',
        'place_texts.name',
        'place_texts.city',
        'place_addresses.address',
        'place_texts.latitude',
        'place_texts.longitude',
        'assistant_places.region',
        'assistant_places.country',
      ])

  async function* all(): AsyncGenerator<NamedPlace[]> {
    if (since === null) {
      const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(database)
      since = rows[0]?.now ?? null
    }
    while (!hasAll) {
      const after = last
      const page = await names()
        .$if(after !== null, (query) => query.where('place_texts.id', '>', after))
        .orderBy('place_texts.id')
        .limit(pageSize)
        .execute()
      yield page
      last = page.at(-1)?.id ?? last
      hasAll = page.length < pageSize
    }
  }

  return {
    /** Begins anew, so that the next reading reads all names. */
    again: (): void => {
      since = null
      last = null
      hasAll = false
    },
    /** Returns those of these places that are there. */
    these: (ids: readonly string[]): Promise<NamedPlace[]> =>
      names().where(isAnyOf('place_texts.id', ids)).execute(),
    /** Yields what is new in pages, in the order in which the places were added or changed. */
    async *read(): AsyncGenerator<NamedPlace[]> {
      if (!hasAll) return yield* all()
      const rows = await names()
        .select(sql<string>`greatest(created_at, corrected_at)::text`.as('told'))
        .where(sql<boolean>`(created_at > ${since}::timestamptz - ${OVERLAP}::interval
          or corrected_at > ${since}::timestamptz - ${OVERLAP}::interval)`)
        .orderBy('told')
        .execute()
      yield rows
      since = rows.at(-1)?.told ?? since
    },
  }
}
