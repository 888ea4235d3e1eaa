import { sql } from 'kysely'
import { type NotificationParts, told } from '../../notifications/public.ts'
import './tables.ts'

/** Notifications about corrections: to the place's author that one is pending, to the suggester how it ended. */
export const placesTold: Pick<NotificationParts, 'correction'> = {
  correction: sql`select jsonb_build_object('placeId', places.id, 'placeName', places.name,
      'outcome', place_corrections.outcome, 'reason', place_corrections.reason)
    from place_corrections join places on places.id = place_corrections.place_id
    where place_corrections.id = ${told.detail}::uuid and case
      when place_corrections.author_id = ${told.userId} then place_corrections.decided_at is not null
      else place_corrections.decided_at is null and places.created_by = ${told.userId}
    end`,
}
