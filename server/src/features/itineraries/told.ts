import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import { mayOpen } from './access.ts'
import './tables.ts'

const joined = sql`select jsonb_build_object('itineraryId', itineraries.id, 'name', itineraries.name,
      'isOwn', itineraries.owner_id = ${told.userId}, 'isComment', false)
    from itineraries
    where itineraries.id = ${told.subjectId} and ${mayOpen(told.userId)} and (
      itineraries.owner_id <> ${told.userId} or exists (
        select from itinerary_people
        where itinerary_people.itinerary_id = itineraries.id and itinerary_people.user_id = ${told.actorId}
      )
    )`

const commented = sql`select jsonb_build_object('itineraryId', itineraries.id, 'name', itineraries.name,
      'isOwn', itineraries.owner_id = ${told.userId}, 'isComment', true)
    from itinerary_comments join itineraries on itineraries.id = itinerary_comments.itinerary_id
    where itinerary_comments.id = ${told.detail}::uuid and itinerary_comments.hidden_at is null
      and ${mayOpen(told.userId)}`

/** The subject of a trip's comments in notifications: all of them together, separate from news of people. */
export const commentsSubject = (itineraryId: string): string => `comments:${itineraryId}`

/**
 * Notifications about trips: it was shared with somebody who may still open it, somebody joined one's own trip, and comments on
 * its stops.
 */
export const itinerariesTold: Pick<NotificationParts, 'trip'> = {
  trip: sql`select case when ${told.detail} is null then (${joined}) else (${commented}) end`,
}
