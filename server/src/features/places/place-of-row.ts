import { type RawBuilder, sql } from 'kysely'
import './tables.ts'

/** The SQL of a place's city, folded (without accents and case). `placeId` is the column with its id. */
export const cityKeyOf = (placeId: string): RawBuilder<string | null> =>
  sql`(select places.city_key from places where places.id = ${sql.ref(placeId)})`

/** The SQL of a place's name. `placeId` is the column with its id. */
export const placeNameOf = (placeId: string): RawBuilder<string> =>
  sql`(select places.name from places where places.id = ${sql.ref(placeId)})`
