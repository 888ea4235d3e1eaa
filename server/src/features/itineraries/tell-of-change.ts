import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { isBlockedFor } from '../people/public.ts'

/** Everybody who may open an itinerary; a block ends single sharing. */
export const audience = (itineraryId: string): RawBuilder<{ id: string }> => sql<{ id: string }>`
    select owner_id as id from itineraries where id = ${itineraryId}
    union
    select user_id from itinerary_shares join group_people using (group_id) where itinerary_id = ${itineraryId}
    union
    select user_id from itinerary_people
      join itineraries on itineraries.id = itinerary_people.itinerary_id
      where itinerary_people.itinerary_id = ${itineraryId}
        and not ${isBlockedFor(sql.ref('itineraries.owner_id'), 'itinerary_people.user_id')}`

export const audienceOf = async (tx: Tx, itineraryId: string): Promise<string[]> => {
  const { rows } = await audience(itineraryId).execute(tx)
  return rows.map(({ id }) => id)
}

/** Tells these users' open pages that an itinerary changed; `last` is the number of its newest operation. */
export const tellOfOperations = (
  emit: Emit,
  { itineraryId, last, userIds }: { itineraryId: string; last: number; userIds: string[] },
): void => emit({ type: 'live', userIds, event: { type: 'itinerary', itineraryId, last } })

/**
 * Tells the open pages of everybody who may open an itinerary that it was created or changed, or is about to be deleted; also of
 * those who could open it `before`.
 */
export const tellOfChange = async (
  tx: Tx,
  emit: Emit,
  itineraryId: string,
  { before = [] }: { before?: string[] } = {},
): Promise<void> => {
  const userIds = [...new Set([...before, ...(await audienceOf(tx, itineraryId))])]
  emit({ type: 'live', userIds, event: { type: 'itinerary', itineraryId } })
}

const tellAll =
  (type: 'trip-comment' | 'trip-file') =>
  async (tx: Tx, emit: Emit, itineraryId: string): Promise<void> =>
    emit({ type: 'live', userIds: await audienceOf(tx, itineraryId), event: { type, itineraryId } })

/** Tells the open pages of everybody who may open an itinerary that a comment was added or deleted. */
export const tellOfComment = tellAll('trip-comment')
/** Tells them that a file was added or removed. */
export const tellOfFile = tellAll('trip-file')
