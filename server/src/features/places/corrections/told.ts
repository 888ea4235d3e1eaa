import { sql } from 'kysely'
import { type NotificationParts, told } from '../../notifications/public.ts'
import './tables.ts'

/**
 * Notifications about corrections: to the suggester how it ended; to the place's author that one is pending, and which ones a
 * moderator accepted. The author's notification of a pending suggestion disappears when it is answered.
 */
export const placesTold: Pick<NotificationParts, 'correction'> = {
  correction: sql`select jsonb_build_object('placeId', places.id, 'placeName', places.name,
      'about', place_corrections.about,
      'outcome', case when place_corrections.author_id = ${told.userId} then place_corrections.outcome
        when place_corrections.decided_at is not null then 'by-moderators' end,
      'reason', place_corrections.reason)
    from place_corrections join places on places.id = place_corrections.place_id
    where place_corrections.id = ${told.detail}::uuid and case
      when place_corrections.author_id = ${told.userId} then place_corrections.decided_at is not null
      when places.created_by is distinct from ${told.userId} then false
      when ${told.subject} = places.id::text then place_corrections.decided_at is null
      else place_corrections.outcome = 'accepted'
    end`,
}
