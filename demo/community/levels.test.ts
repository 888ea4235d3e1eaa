import {
  LEVELS,
  LONG_REVIEW_BONUS,
  LONG_REVIEW_MIN,
  levelOf,
  PAID_ITINERARY_PLACES,
  PAID_PHOTOS_PER_REVIEW,
  POINTS,
} from '@andariego/contract/gamification-rules'
import { expect, test } from 'vitest'
import { deedsOf } from '../timeline.ts'
import { community } from './community.ts'
import { type TravellerName, travellers } from './travellers.ts'

/** Computes what each deed pays, and to whom, without the daily limits, which nobody here reaches. */
const paid = (): Map<TravellerName, number> => {
  const points = new Map<TravellerName, number>()
  const pay = (name: TravellerName, more: number) => points.set(name, (points.get(name) ?? 0) + more)
  for (const name of Object.keys(travellers) as TravellerName[]) pay(name, POINTS.email_confirmed.points)
  for (const deed of deedsOf(community)) {
    if (deed.kind === 'place') pay(deed.by, POINTS.place_added.points)
    if (deed.kind === 'itinerary' && deed.itinerary.stops.length >= PAID_ITINERARY_PLACES)
      pay(deed.by, POINTS.itinerary_created.points)
    if (deed.kind === 'reaction' && deed.type === 'like') pay(deed.author, POINTS.like_received.points)
    if (deed.kind !== 'review') continue
    const [, , , content, pictures = []] = deed.review
    pay(deed.by, POINTS.review_created.points + (content.length >= LONG_REVIEW_MIN ? LONG_REVIEW_BONUS : 0))
    pay(deed.by, Math.min(pictures.length, PAID_PHOTOS_PER_REVIEW) * POINTS.review_media.points)
  }
  return points
}

test('the community has travellers of every level that two years can bring, most of them in between', () => {
  const reached = Map.groupBy(paid().values(), (points) => levelOf(points).level)
  const counts = LEVELS.map(({ level }) => reached.get(level)?.length ?? 0)
  expect(
    counts.slice(0, 5).every((count) => count > 0),
    counts.join(' '),
  ).toBe(true)
  expect(counts[2]).toBeGreaterThan(5)
  expect(counts[3]).toBeGreaterThan(5)
})
