import type { Snapshot } from '@andariego/contract/moderation'
import { SNAPSHOT_TEXT_MAX } from '@andariego/contract/moderation-rules'
import { beginningOf } from '@andariego/contract/text-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Rewards } from '../gamification/public.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import { placesById } from '../places/public.ts'
import { mayOpen } from './access.ts'
import { filesRepository } from './files/files-repository.ts'
import { itinerariesRepository } from './itineraries-repository.ts'
import { planOf } from './plan/plan-of.ts'
import { storedPlan } from './plan/stored-plan.ts'
import { tellOfChange } from './tell-of-change.ts'
import { tripInWords } from './trip-in-words.ts'
import './tables.ts'

const itineraryOf = (database: Database | Tx, id: string, viewerId: string | null) =>
  database
    .selectFrom('itineraries')
    .select(['id', 'name', 'owner_id as authorId', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .$if(viewerId !== null, (query) => query.where(mayOpen(viewerId ?? '')))
    .executeTakeFirst()

/** What people wrote in a trip and the files of its stops; bookings and costs concern nobody else. */
const contentOf = async (database: Database | Tx, id: string): Promise<Pick<Snapshot, 'text' | 'media'>> => {
  const stored = await database
    .selectFrom('itineraries')
    .select(['id', 'name', isoInstant('created_at').as('createdAt')])
    .select(storedPlan)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { plan } = planOf(stored)
  const places = await placesById(
    database,
    plan.stops.map(({ placeId }) => placeId),
  )
  const files = await filesRepository(database).of(id)
  return {
    text: beginningOf(
      tripInWords(plan, (placeId) => places.get(placeId)?.name),
      SNAPSHOT_TEXT_MAX,
    ),
    media: files.map(({ media }) => ({ id: media.id, mimeType: media.mimeType })),
  }
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
            ...(await contentOf(database, id)),
            address: null,
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
