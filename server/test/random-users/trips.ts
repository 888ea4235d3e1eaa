import fc from 'fast-check'
import { expect } from 'vitest'
import { accountOf, apiOf, earned } from './deeds.ts'
import { factsOf } from './facts.ts'
import { everybodyIn, type Model, mayOpen, type Place, pick } from './model.ts'
import { forfeit, keepUnseen, type News, told } from './points.ts'
import { expected, step, user, which } from './step.ts'

const stops = fc.array(fc.tuple(which, fc.integer({ min: 1, max: 28 })), { minLength: 0, maxLength: 5 })
const stopsOf = ({ places }: Model, chosen: readonly [number, number][]) => {
  const found = new Map<Place, string>()
  for (const [number, day] of chosen) {
    const place = pick(places, number)
    if (place) found.set(place, `2027-02-${String(day).padStart(2, '0')}`)
  }
  return [...found].map(([place, date]) => ({ place, date }))
}
const name = fc.constantFrom('Al sur', 'Al norte', 'Por la costa', 'POR LA COSTA', 'Luna de miel')
const written = (name: string, chosen: ReturnType<typeof stopsOf>) => ({
  name,
  items: chosen.map(({ place, date }) => ({ placeId: place.id, date })),
})
const shown = (items: readonly { place: { id: string }; date: string }[]) =>
  items.map(({ place, date }) => ({ placeId: place.id, date }))
const isNameTaken = ({ trips }: Model, by: number, name: string, except?: unknown) =>
  trips.some((trip) => trip !== except && trip.by === by && trip.name.toLowerCase() === name.toLowerCase())

const makeTrip = step(
  'makeTrip',
  fc.record({ by: user, name, stops }),
  async (model, world, { by, name, ...chosen }) => {
    const stops = stopsOf(model, chosen.stops)
    const taken = isNameTaken(model, by, name) ? 409 : undefined
    const call = apiOf(model, by)('POST /itineraries', { body: written(name, stops) })
    const made = await expected(world, stops.length === 0 ? 422 : taken, call)
    if (!made) return
    const { id } = made.data
    model.trips.push({ id, name, by, stops, sharedWith: [] })
    const news = earned(model, by, id, stops.length < 3 ? [] : [{ action: 'itinerary_created', subject: id }])
    expect(made.notification?.message).toBe(told(news))
    expect(shown(made.data.items)).toEqual(written(name, stops).items)
  },
)

/** A change of a trip names the version its author saw; in half of the cases an old one. */
const seen = fc.constantFrom(undefined, '"0"', '*')

const saveTrip = step(
  'saveTrip',
  fc.record({ by: user, trip: which, name, stops, seen }),
  async (model, world, { by, trip: number, name, seen, ...chosen }) => {
    const trip = pick(model.trips, number)
    if (!trip) return
    const stops = stopsOf(model, chosen.stops)
    const isSame = trip.name === name && JSON.stringify(stops) === JSON.stringify(trip.stops)
    const refusal = () => {
      if (stops.length === 0) return 422
      if (!mayOpen(trip, by)) return 404
      if (isSame) return undefined
      if (seen === '"0"') return 412
      return isNameTaken(model, trip.by, name, trip) ? 409 : undefined
    }
    const call = apiOf(model, by)('PUT /itineraries/:id', {
      params: { id: trip.id },
      body: written(name, stops),
      ...(seen && { headers: { 'If-Match': seen } }),
    })
    const saved = await expected(world, refusal(), call)
    if (!saved) return
    const [before, wasLong] = [factsOf(model, trip.by), trip.stops.length >= 3]
    Object.assign(trip, { name, stops })
    let news: News = { level: null, badges: [] }
    if (wasLong && stops.length < 3)
      forfeit(accountOf(model, trip.by), trip.id, before, factsOf(model, trip.by))
    if (!wasLong && stops.length >= 3)
      news = earned(model, trip.by, trip.id, [{ action: 'itinerary_created', subject: trip.id }])
    if (trip.by !== by) keepUnseen(accountOf(model, trip.by), news)
    expect(saved.notification?.message).toBe(trip.by === by ? told(news) : undefined)
    expect([saved.data.name, shown(saved.data.items)]).toEqual([name, written(name, stops).items])
  },
)

const shareTrip = step(
  'shareTrip',
  fc.record({ by: user, isOwner: fc.boolean(), trip: which, groups: fc.array(which, { maxLength: 2 }) }),
  async (model, world, { trip: number, isOwner, groups, ...chosen }) => {
    const trip = pick(model.trips, number)
    if (!trip) return
    const by = isOwner ? trip.by : chosen.by
    const meant = [...new Set(groups.flatMap((group) => pick(model.groups, group) ?? []))]
    const isForeign = meant.some((group) => !everybodyIn(group).includes(trip.by))
    const refusal = () => {
      if (!mayOpen(trip, by)) return 404
      if (trip.by !== by) return 403
      return isForeign ? 422 : undefined
    }
    const call = apiOf(model, by)('PUT /itineraries/:id/groups', {
      params: { id: trip.id },
      body: { groupIds: meant.map(({ id }) => id) },
    })
    const shared = await expected(world, refusal(), call)
    if (!shared) return
    const kept = trip.sharedWith.filter((group) => meant.includes(group))
    trip.sharedWith = [...kept, ...meant.filter((group) => !kept.includes(group))]
    expect(shared.data.sharedWith.map(({ id }) => id).toSorted()).toEqual(
      meant.map(({ id }) => id).toSorted(),
    )
  },
)

const removeTrip = step(
  'removeTrip',
  fc.record({ by: user, isOwner: fc.boolean(), trip: which }),
  async (model, world, chosen) => {
    const trip = pick(model.trips, chosen.trip)
    if (!trip) return
    const by = chosen.isOwner ? trip.by : chosen.by
    const refusal = mayOpen(trip, by) ? 403 : 404
    const call = apiOf(model, by)('DELETE /itineraries/:id', { params: { id: trip.id } })
    if (!(await expected(world, trip.by === by ? undefined : refusal, call))) return
    const before = factsOf(model, by)
    model.trips = model.trips.filter((one) => one !== trip)
    forfeit(accountOf(model, by), trip.id, before, factsOf(model, by))
  },
)

export const TRIPS = [makeTrip, saveTrip, shareTrip, shareTrip, removeTrip]
