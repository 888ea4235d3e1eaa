import type { Emit } from '../../platform/database/write.ts'

/** Tells the open pages of everybody who may open an itinerary that it was made, changed or deleted. */
export const tellOfChange = (emit: Emit, ownerId: string, itineraryId: string): void =>
  emit({ type: 'live', userIds: [ownerId], event: { type: 'itinerary', itineraryId } })
