import { type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Conditions on a query from `itineraries`. Whoever does not fulfil them is told that there is no such itinerary. */

export const ownedBy = (userId: string): RawBuilder<SqlBool> => sql`itineraries.owner_id = ${userId}`

/** Who may read and edit an itinerary; `tellOfChange` names the same people. */
export const mayOpen = (userId: string): RawBuilder<SqlBool> => ownedBy(userId)
