import { randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '../../../platform/database/database.ts'
import '../../places/public.ts'
import '../../reviews/public.ts'
import { sharedPlaceNames } from '../understanding/place-names.ts'
import type { Community } from './evaluation-questions.ts'
import type { Truth } from './judge-answer.ts'

interface Review {
  rating: number
  month: string
  content: string
}
export interface EvaluationPlace {
  name: string
  address: string
  city: string
  latitude: number
  longitude: number
  description: string | null
  reviews: Review[]
}

/** A place of a small community that a test writes itself. */
export const toldPlace = (
  name: string,
  [city, country]: readonly [city: string, country: string],
  [latitude, longitude]: readonly [latitude: number, longitude: number],
  ...reviews: string[]
): EvaluationPlace => ({
  name,
  address: `${city}, ${country}`,
  city,
  latitude,
  longitude,
  description: null,
  reviews: reviews.map((content) => ({ rating: 4, month: '2026-03', content })),
})

const REVIEW = /^([1-5]) (\d{4}-\d{2}) (.+)$/

type Joined = 'joined' | 'wide'
type Written = Exclude<Community, 'sample' | Joined>
/** The communities that the joined ones consist of. */
const PARTS: Record<Joined, readonly Written[]> = {
  joined: ['second', 'third', 'fourth', 'fifth'],
  wide: ['sixth', 'seventh'],
}
const isJoined = (community: Written | Joined): community is Joined => community in PARTS

const placesIn = (community: Written): EvaluationPlace[] => {
  const places: EvaluationPlace[] = []
  const file = new URL(`../evaluation/${community}/community.txt`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const line of lines.filter((line) => line !== '' && !line.startsWith('#'))) {
    const place = places.at(-1)
    const [, rating, month = '', content = ''] = REVIEW.exec(line) ?? []
    if (line.startsWith('= ')) {
      const [name = '', address = '', city = '', at = ''] = line.slice(2).split(' | ')
      const [latitude = 0, longitude = 0] = at.split(' ').map(Number)
      places.push({ name, address, city, latitude, longitude, description: null, reviews: [] })
    } else if (place && line.startsWith('> ')) place.description = line.slice(2)
    else if (place && rating) place.reviews.push({ rating: Number(rating), month, content })
    else throw new Error(`community.txt: no se entiende «${line}».`)
  }
  return places
}

/**
 * Returns the places of evaluation/<community>/community.txt; the first community's file describes the format. A place that
 * several of the joined communities have is taken from the first of them.
 */
export const placesOf = (community: Written | Joined): EvaluationPlace[] =>
  isJoined(community)
    ? [
        ...new Map(
          PARTS[community]
            .flatMap(placesIn)
            .toReversed()
            .map((place) => [place.name, place]),
        ).values(),
      ].toReversed()
    : placesIn(community)

/**
 * Writes a community directly into the database, replacing another one: hundreds of reviews through the API would take minutes.
 * Returns the facts by which answers are judged.
 */
export const loadEvaluationCommunity = async (
  database: Database,
  places: readonly EvaluationPlace[],
): Promise<Truth> => {
  await database.deleteFrom('places').execute()
  // No event tells of places that are deleted by hand.
  sharedPlaceNames(database).doubtAll()
  for (const { reviews, ...place } of places) {
    const id = randomUUIDv7()
    await database
      .insertInto('places')
      .values({ id, image: null, created_by: null, ...place })
      .execute()
    for (const { rating, month, content } of reviews)
      await database
        .insertInto('reviews')
        .values({
          id: randomUUIDv7(),
          place_id: id,
          user_id: null,
          rating,
          content,
          created_at: `${month}-15T12:00:00Z`,
          edited_at: null,
        })
        .execute()
  }
  return new Map(
    places.map(({ name, city, description, reviews }) => [
      name,
      { city, texts: [description, ...reviews.map(({ content }) => content)].join(' ') },
    ]),
  )
}
