import { itineraries } from './community/itineraries.ts'
import type { PlaceName } from './community/places.ts'
import type { TravellerName } from './community/travellers.ts'
import type { SignedIn } from './sign-in.ts'

/** The day that lies so many days after today, as YYYY-MM-DD. */
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Brings in the itineraries of the community that are not there yet; returns the ids of all, in the order of the data. */
export const loadItineraries = async (
  people: Record<TravellerName, SignedIn>,
  placeIds: Record<PlaceName, string>,
): Promise<string[]> => {
  const ids: string[] = []
  for (const { owner, name, stops } of itineraries) {
    const { api } = people[owner]
    const earlier = await api('GET /itineraries', { query: { limit: 100 } })
    const items = stops.map(([place, day]) => ({ placeId: placeIds[place], date: dayFromToday(day) }))
    const mine = earlier.data.find((itinerary) => itinerary.name === name)
    ids.push((mine ?? (await api('POST /itineraries', { body: { name, items } })).data).id)
  }
  return ids
}
