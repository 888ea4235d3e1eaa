import type { FastifyInstance } from 'fastify'
import type { LetterContent } from '../server/src/platform/mail/letter.ts'
import type { Services } from '../server/src/platform/services.ts'
import { itineraries } from './community/itineraries.ts'
import { type PlaceName, places } from './community/places.ts'
import { type DemoReview, favourites, reviews } from './community/reviews.ts'
import { type TravellerName, travellers } from './community/travellers.ts'
import { loadGroups } from './load-groups.ts'
import { loadItineraries } from './load-itineraries.ts'
import { loadMessages } from './load-messages.ts'
import { moveIntoThePast } from './move-into-the-past.ts'
import type { Picture } from './pictures/picture.ts'
import { type SignedIn, signIn } from './sign-in.ts'

interface Loading {
  app: FastifyInstance
  services: Services
  /** Every letter that the application sent, as it comes. */
  letters: LetterContent[]
  paint: (picture: Picture) => Promise<Buffer>
}

const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[]

const formOf = async ({ place, rating, content, pictures = [] }: DemoReview, paint: Loading['paint']) => {
  const form = new FormData()
  form.set('rating', String(rating))
  form.set('content', content)
  const painted = await Promise.all(pictures.map(paint))
  for (const [index, bytes] of painted.entries()) {
    const file = new File([new Uint8Array(bytes)], `${place}-${index + 1}.jpg`, { type: 'image/jpeg' })
    form.set(`media[${index}]`, file)
  }
  return form
}

/**
 * Brings the sample community into being by its members' own requests, so that every rule of the product holds for it.
 * What is there already stays as it is: a loading that was cut off is taken up again.
 */
export const loadCommunity = async ({ app, services, letters, paint }: Loading): Promise<void> => {
  const people = {} as Record<TravellerName, SignedIn>
  for (const name of namesOf(travellers)) people[name] = await signIn(app, letters, travellers[name])

  const placeIds = {} as Record<PlaceName, string>
  for (const key of namesOf(places)) {
    const { addedBy, addedDaysAgo, ...body } = places[key]
    const { name, latitude, longitude } = body
    const { api } = people[addedBy]
    const known = await api('GET /places/check', { query: { name, latitude, longitude } })
    placeIds[key] = known.place?.id ?? (await api('POST /places', { body })).id
  }

  const reviewIds: string[] = []
  for (const review of reviews) {
    const { id: authorId, api } = people[review.author]
    const params = { id: placeIds[review.place] }
    const earlier = await api('GET /places/:id/reviews', { params, query: { limit: 100 } })
    const mine = earlier.data.find(({ userId }) => userId === authorId)
    const { id } =
      mine ?? (await api('POST /places/:id/reviews', { params, form: await formOf(review, paint) })).data
    reviewIds.push(id)
    for (const type of ['like', 'dislike'] as const) {
      for (const name of review[`${type}s`] ?? []) {
        const reaction = await people[name].api('GET /places/reviews/:id/reaction', { params: { id } })
        if (reaction.data.reactionType !== type)
          await people[name].api('POST /places/reviews/:id/reaction', { params: { id }, body: { type } })
      }
    }
  }

  for (const name of namesOf(favourites)) {
    for (const place of favourites[name]) {
      const params = { id: placeIds[place] }
      const { isFavorite } = await people[name].api('GET /places/:id/favorite', { params })
      if (!isFavorite) await people[name].api('POST /places/:id/favorite', { params })
    }
  }

  const itineraryIds = await loadItineraries(people, placeIds)
  await loadGroups(people)
  const messages = await loadMessages(people)

  await Promise.all(Object.values(people).map(({ leave }) => leave()))
  await moveIntoThePast(services.database, {
    places: namesOf(places).map((key) => ({
      id: placeIds[key],
      hoursAgo: places[key].addedDaysAgo * 24 + 2,
    })),
    reviews: reviews.map(({ hoursAgo }, index) => ({ id: reviewIds[index] ?? '', hoursAgo })),
    itineraries: itineraries.map(({ madeDaysAgo }, index) => ({
      id: itineraryIds[index] ?? '',
      hoursAgo: madeDaysAgo * 24 + 3,
    })),
    direct_messages: messages,
  })
}
