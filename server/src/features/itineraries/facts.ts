import { sql } from 'kysely'
import type { FactsPart } from '../gamification/public.ts'

export const itinerariesFacts: FactsPart = {
  counts: { itineraries: (userId) => sql`select count(*) from itineraries where owner_id = ${userId}` },
}
