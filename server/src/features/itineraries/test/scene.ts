import { randomUUID } from 'node:crypto'
import { testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { newPlace } from '../../../../test/world.ts'

type Items = { placeId: string; date: string }[]

/** Starts a product with two travellers and some places, and helpers for itineraries. */
export const openScene = async () => {
  const andariego = await testApp()
  const ana = await traveller(andariego)
  const luz = await traveller(andariego)
  const added = await Promise.all(
    Array.from({ length: 12 }, () => luz.api('POST /places', { body: newPlace() })),
  )
  const places = added.map(({ id }) => id)

  /** Items at these places, by their numbers, all on one day. */
  const at = (numbers: readonly number[], date = '2027-03-01'): Items =>
    numbers.map((number) => ({ placeId: places[number] ?? '', date }))
  const written = (name: string, items: Items) => ({ name, items })
  const make = async (by: Traveller, items = at([0, 1]), name = `Viaje ${randomUUID()}`) =>
    (await by.api('POST /itineraries', { body: written(name, items) })).data
  const save = (by: Traveller, id: string, body: ReturnType<typeof written>, ifMatch?: string) =>
    by.api('PUT /itineraries/:id', {
      params: { id },
      body,
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
  const read = async (by: Traveller, id: string) =>
    (await by.api('GET /itineraries/:id', { params: { id } })).data
  /** Returns the places of an itinerary as numbers, in its order. */
  const numbersOf = ({ items }: { items: { place: { id: string } }[] }) =>
    items.map(({ place }) => places.indexOf(place.id))
  return {
    andariego,
    ana,
    luz,
    places,
    newcomer: () => traveller(andariego),
    at,
    written,
    make,
    save,
    read,
    numbersOf,
  }
}
