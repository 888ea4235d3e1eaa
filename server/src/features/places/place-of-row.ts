import { type RawBuilder, sql } from 'kysely'
import './tables.ts'

/** The city of a place, folded: accents and case aside. `placeId` names the column with its id. */
export const cityKeyOf = (placeId: string): RawBuilder<string | null> =>
  sql`(select places.city_key from places where places.id = ${sql.ref(placeId)})`

/** The name of a place. `placeId` names the column with its id. */
export const placeNameOf = (placeId: string): RawBuilder<string> =>
  sql`(select places.name from places where places.id = ${sql.ref(placeId)})`
