import type { Correctable, PlaceFact } from '@andariego/contract/corrections-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import '../tables.ts'

/** The correctable facts of a place, and who added it. */
export interface CorrectablePlace {
  id: string
  name: string
  city: string | null
  latitude: number
  longitude: number
  isClosed: boolean
  createdBy: string | null
}

/** Locks and returns a place until the transaction ends; undefined when it is hidden or missing. */
export const lockPlace = (tx: Tx, id: string): Promise<CorrectablePlace | undefined> =>
  tx
    .selectFrom('places')
    .select(['id', 'name', 'city', 'latitude', 'longitude', 'created_by as createdBy'])
    .select(sql<boolean>`closed_at is not null`.as('isClosed'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Returns the present value of one fact of a place. */
export const factOf = (place: Omit<CorrectablePlace, 'createdBy'>, about: Correctable): PlaceFact => {
  const { name, city, latitude, longitude, isClosed } = place
  if (about === 'name') return { name }
  if (about === 'city') return { city }
  return about === 'closed' ? { isClosed } : { latitude, longitude }
}

const valuesOf = (fact: PlaceFact): (string | number | boolean | null)[] =>
  'latitude' in fact ? [fact.latitude, fact.longitude] : Object.values(fact)

export const isSameFact = (one: PlaceFact, other: PlaceFact): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

/** Writes one fact of a place. */
export const writeFact = async (tx: Tx, placeId: string, fact: PlaceFact): Promise<void> => {
  const values = 'isClosed' in fact ? { closed_at: fact.isClosed ? sql<Date>`now()` : null } : fact
  await tx
    .updateTable('places')
    .set({ ...values, corrected_at: sql<Date>`now()` })
    .where('id', '=', placeId)
    .execute()
}
