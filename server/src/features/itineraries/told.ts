import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import { mayOpen } from './access.ts'
import './tables.ts'

/** What is told of trips: that one was shared with somebody who may still open it, and that somebody came along on one's own. */
export const itinerariesTold: Pick<NotificationParts, 'trip'> = {
  trip: sql`select jsonb_build_object('itineraryId', itineraries.id, 'name', itineraries.name,
      'isOwn', itineraries.owner_id = ${told.userId})
    from itineraries
    where itineraries.id = ${told.subjectId} and ${mayOpen(told.userId)} and (
      itineraries.owner_id <> ${told.userId} or exists (
        select from itinerary_people
        where itinerary_people.itinerary_id = itineraries.id and itinerary_people.user_id = ${told.actorId}
      )
    )`,
}
