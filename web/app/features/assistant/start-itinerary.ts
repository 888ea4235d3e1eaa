import type { ItineraryDraft } from '@andariego/contract/assistant'
import type { Place } from '@andariego/contract/places'
import { api } from '../../platform/api/api.ts'
import { createDraftKeeper } from '../../platform/drafts/draft-keeper.ts'
import { browserStorage } from '../../platform/session/browser-storage.ts'

/** The draft that the itinerary editor keeps for an unsaved itinerary (see its use-itinerary-draft). */
interface EditorDraft {
  name: string
  stops: {
    place: Pick<Place, 'id' | 'name' | 'address' | 'city' | 'image' | 'latitude' | 'longitude'>
    date: string
  }[]
  version: null
}
const EDITOR_DRAFT = 'itinerary:new'

const pad = (value: number) => String(value).padStart(2, '0')

/** The calendar day `days` after an instant, in the browser's time zone. */
export const dayAfter = (from: Date, days: number): string => {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days)
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

const keeperOf = (userId: string) => {
  const keeper = createDraftKeeper<EditorDraft | null>(EDITOR_DRAFT, browserStorage())
  const kept = keeper.adopt(userId, null)
  return { keeper, kept }
}

/** Whether the editor keeps an unsaved itinerary that would be overwritten. */
export const hasUnsavedItinerary = (userId: string): boolean => {
  const { kept } = keeperOf(userId)
  return (kept?.stops.length ?? 0) > 0
}

/** Puts the plan into the editor's draft, starting tomorrow. Places that were deleted are left out. */
export const startItinerary = async (
  userId: string,
  draft: ItineraryDraft,
  now = new Date(),
): Promise<void> => {
  const found = await Promise.allSettled(
    draft.items.map(async ({ placeId, day }) => {
      const { id, name, address, city, image, latitude, longitude } = await api('GET /places/:id', {
        params: { id: placeId },
      })
      return { place: { id, name, address, city, image, latitude, longitude }, date: dayAfter(now, day) }
    }),
  )
  const stops = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const [lost] = found.filter((result) => result.status === 'rejected')
  if (stops.length === 0 && lost) throw lost.reason
  const { keeper } = keeperOf(userId)
  keeper.change({ name: draft.name, stops, version: null })
  keeper.save()
}
