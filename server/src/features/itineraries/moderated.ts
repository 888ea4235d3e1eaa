import type { Database, Tx } from '../../platform/database/database.ts'
import type { Rewards } from '../gamification/public.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import { placesById } from '../places/public.ts'
import { mayOpen } from './access.ts'
import { itinerariesRepository } from './itineraries-repository.ts'
import { tellOfChange } from './tell-of-change.ts'
import './tables.ts'

const itineraryOf = (database: Database | Tx, id: string, viewerId: string | null) =>
  database
    .selectFrom('itineraries')
    .select(['id', 'name', 'owner_id as authorId', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .$if(viewerId !== null, (query) => query.where(mayOpen(viewerId ?? '')))
    .executeTakeFirst()

const placesOf = async (database: Database | Tx, id: string): Promise<string[]> => {
  const items = await database
    .selectFrom('itinerary_items')
    .select('place_id')
    .where('itinerary_id', '=', id)
    .orderBy('position')
    .execute()
  const ids = items.map(({ place_id }) => place_id)
  const places = await placesById(database, ids)
  return ids.flatMap((placeId) => places.get(placeId)?.name ?? [])
}

/** Lets moderators decide about itineraries, which people they are shared with can report. */
export const moderatedItineraries = ({ forfeiting }: Rewards): ModeratedPart => {
  const withAudience =
    (change: (tx: Tx, id: string, ownerId: string) => Promise<unknown>) =>
    async ({ tx, emit, subject: { id } }: Deciding) => {
      const itinerary = await itineraryOf(tx, id, null)
      if (!itinerary) return
      await tellOfChange(tx, emit, id)
      await change(tx, id, itinerary.authorId)
    }
  const setHidden = (isHidden: boolean) => (tx: Tx, id: string) =>
    tx
      .updateTable('itineraries')
      .set({ hidden_at: isHidden ? new Date() : null })
      .where('id', '=', id)
      .execute()
  return {
    find: async (database, id, viewerId) => {
      const itinerary = await itineraryOf(database, id, viewerId)
      return (
        itinerary && {
          type: 'itinerary',
          id: itinerary.id,
          authorId: itinerary.authorId,
          isHidden: itinerary.hiddenAt !== null,
          snapshot: {
            title: itinerary.name,
            text: (await placesOf(database, id)).join('\n'),
            address: null,
            media: [],
            messages: [],
          },
          earnedBy: { deed: itinerary.id },
        }
      )
    },
    deeds: {
      hide: withAudience(setHidden(true)),
      restore: withAudience(setHidden(false)),
      remove: withAudience((tx, id, authorId) =>
        forfeiting(tx, { authorId, deed: id }, () => itinerariesRepository(tx).remove(id)),
      ),
    },
  }
}
