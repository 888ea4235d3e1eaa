import type { DemoReview } from './community/demo-place.ts'
import { type PlaceName, places } from './community/places.ts'
import type { TravellerName } from './community/travellers.ts'
import type { SignedIn } from './sign-in.ts'
import type { Deed } from './timeline.ts'

/** The people, and the ids of what their deeds have created so far. */
export interface Stage {
  people: Record<TravellerName, SignedIn>
  placeIds: Map<PlaceName, string>
  /** By place and author: nobody reviews a place twice here. */
  reviewIds: Map<string, string>
  itineraryIds: Map<string, string>
  picturesOf: (place: PlaceName, author: TravellerName) => Promise<Buffer[]>
}

/** A retry with the same key gets the first response, so that an interrupted loading can be continued. */
const once = (...parts: string[]) => ({ headers: { 'idempotency-key': `demo ${parts.join(' ')}` } })

const known = <K, V>(map: Map<K, V>, key: K): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`Not there yet: ${key}`)
  return value
}

/** Returns the date that many days after today, as YYYY-MM-DD. */
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const formOf = ([, rating, , content]: DemoReview, pictures: Buffer[], place: string) => {
  const form = new FormData()
  form.set('rating', String(rating))
  form.set('content', content)
  for (const [index, bytes] of pictures.entries()) {
    const file = new File([new Uint8Array(bytes)], `${place}-${index + 1}.jpg`, { type: 'image/jpeg' })
    form.set(`media[${index}]`, file)
  }
  return form
}

/** Performs a deed with its member's own requests, so that every rule of the product applies. */
export const perform = async (deed: Deed, stage: Stage): Promise<void> => {
  const { people, placeIds, reviewIds, itineraryIds } = stage
  const { api } = people[deed.by]
  switch (deed.kind) {
    case 'place': {
      const { name, address, city, description, position } = places[deed.place]
      const [latitude, longitude] = position
      const body = { name, address, city, description, latitude, longitude }
      const { id } = await api('POST /places', { body, ...once('place', deed.place) })
      placeIds.set(deed.place, id)
      return
    }
    case 'review': {
      const params = { id: known(placeIds, deed.place) }
      const form = formOf(deed.review, await stage.picturesOf(deed.place, deed.by), deed.place)
      const { data } = await api('POST /places/:id/reviews', { params, form, ...once('review', deed.place) })
      reviewIds.set(`${deed.place} ${deed.by}`, data.id)
      return
    }
    case 'reaction': {
      const review = `${deed.place} ${deed.author}`
      const params = { id: known(reviewIds, review) }
      await api('POST /places/reviews/:id/reaction', {
        params,
        body: { type: deed.type },
        ...once('reaction', review),
      })
      return
    }
    case 'favourite': {
      const params = { id: known(placeIds, deed.place) }
      await api('POST /places/:id/favorite', { params, ...once('favourite', deed.place) })
      return
    }
    case 'itinerary': {
      const { name, stops } = deed.itinerary
      const items = stops.map(([place, day]) => ({
        placeId: known(placeIds, place),
        date: dayFromToday(day),
      }))
      const { data } = await api('POST /itineraries', { body: { name, items }, ...once('itinerary', name) })
      itineraryIds.set(name, data.id)
      return
    }
    case 'group': {
      const { name, description, members, itineraries = [] } = deed.group
      const { data } = await api('POST /groups', { body: { name, description }, ...once('group', name) })
      const params = { id: data.id }
      const userIds = members.map((member) => people[member].id)
      await api('POST /groups/:id/members', { params, body: { userIds }, ...once('members', name) })
      for (const itinerary of itineraries)
        await api('PUT /itineraries/:id/groups', {
          params: { id: known(itineraryIds, itinerary) },
          body: { groupIds: [data.id] },
        })
    }
  }
}
