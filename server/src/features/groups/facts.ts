import { sql } from 'kysely'
import type { FactsPart } from '../gamification/public.ts'

export const groupsFacts: FactsPart = {
  counts: { groups: (userId) => sql`select count(*) from groups where admin_id = ${userId}` },
}
