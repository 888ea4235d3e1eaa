import type { Correctable, PlaceFact } from '@andariego/contract/corrections-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import '../tables.ts'

/** What may be corrected of a place, and who added it. */
export interface CorrectablePlace {
  id: string
  name: string
  city: string | null
  latitude: number
  longitude: number
  isClosed: boolean
  createdBy: string | null
}

/** The place, which nobody else corrects until this transaction ends; undefined where none is shown. */
export const lockPlace = (tx: Tx, id: string): Promise<CorrectablePlace | undefined> =>
  tx
    .selectFrom('places')
    .select(['id', 'name', 'city', 'latitude', 'longitude', 'created_by as createdBy'])
    .select(sql<boolean>`closed_at is not null`.as('isClosed'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** One fact of a place as it stands. */
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

/** Makes a place say so. */
export const writeFact = async (tx: Tx, placeId: string, fact: PlaceFact): Promise<void> => {
  const values = 'isClosed' in fact ? { closed_at: fact.isClosed ? sql<Date>`now()` : null } : fact
  await tx
    .updateTable('places')
    .set({ ...values, corrected_at: sql<Date>`now()` })
    .where('id', '=', placeId)
    .execute()
}
