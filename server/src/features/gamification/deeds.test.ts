import {
  LONG_REVIEW_BONUS,
  LONG_REVIEW_MIN,
  PAID_ITINERARY_PLACES,
  PAID_PHOTOS_PER_REVIEW,
  POINTS,
  VIDEO_POINTS,
} from '@andariego/contract/gamification-rules'
import { describe, expect, test } from 'vitest'
import { claimsOf, type Deed, deedId } from './deeds.ts'

const file = (kind: 'image' | 'video', sha256: string) => ({ sha256, mimeType: `${kind}/x` })
const review = (content: string, media: readonly { sha256: string; mimeType: string }[] = []): Deed => ({
  userId: 'ana',
  action: 'review_created',
  placeId: 'faro',
  reviewId: 'reseña',
  content,
  media,
})
const short = 'x'.repeat(LONG_REVIEW_MIN - 1)
const long = 'x'.repeat(LONG_REVIEW_MIN)

describe('points are claimed for', () => {
  test('a review of a place, and for its length, also after an edit', () => {
    const paid = { action: 'review_created', subject: 'faro', points: POINTS.review_created.points }
    const bonus = { action: 'review_long', subject: 'faro', points: LONG_REVIEW_BONUS, deed: 'reseña' }
    expect(claimsOf(review(short))).toMatchObject([{ ...paid, deed: 'reseña', voter: null }])
    expect(claimsOf(review(long))).toMatchObject([paid, bonus])
    // An emoji is one character.
    expect(claimsOf(review('🌈'.repeat(LONG_REVIEW_MIN - 1)))).toMatchObject([paid])
    expect(claimsOf(review('🌈'.repeat(LONG_REVIEW_MIN)))).toMatchObject([paid, bonus])
    const edited = { userId: 'ana', action: 'review_edited', placeId: 'faro', reviewId: 'reseña' } as const
    expect(claimsOf({ ...edited, content: short })).toEqual([])
    expect(claimsOf({ ...edited, content: long })).toMatchObject([bonus])
  })

  test('the first photos and the first video of a review, by content', () => {
    const photos = Array.from({ length: PAID_PHOTOS_PER_REVIEW + 2 }, (_, index) => file('image', `${index}`))
    const videos = [file('video', 'uno'), file('video', 'dos')]
    const [, ...claims] = claimsOf(review(short, [file('image', '0'), ...videos, ...photos]))
    const subjects = photos.slice(0, PAID_PHOTOS_PER_REVIEW).map(({ sha256 }) => sha256)
    expect(claims.map(({ subject }) => subject)).toEqual([...subjects, 'uno'])
    expect(new Set(claims.slice(0, -1).map(({ points }) => points))).toEqual(
      new Set([POINTS.review_media.points]),
    )
    expect(claims.at(-1)).toMatchObject({ points: VIDEO_POINTS, deed: 'reseña' })
  })

  test('an itinerary with enough places', () => {
    const made = (places: number): Deed => ({
      userId: 'ana',
      action: 'itinerary_created',
      itineraryId: 'viaje',
      places,
    })
    expect(claimsOf(made(PAID_ITINERARY_PLACES - 1))).toEqual([])
    expect(claimsOf(made(PAID_ITINERARY_PLACES))).toMatchObject([{ subject: 'viaje', deed: 'viaje' }])
  })

  test('a like, once per giver', () => {
    expect(
      claimsOf({ userId: 'ana', action: 'like_received', reviewId: 'reseña', voterId: 'luz' }),
    ).toMatchObject([{ subject: 'reseña luz', deed: 'reseña', voter: 'luz' }])
  })
})

test.each<[Deed, string | null]>([
  [review(short), 'reseña'],
  [{ userId: 'ana', action: 'like_received', reviewId: 'reseña', voterId: 'luz' }, 'reseña'],
  [{ userId: 'ana', action: 'itinerary_created', itineraryId: 'viaje', places: 3 }, 'viaje'],
  [{ userId: 'ana', action: 'place_added', placeId: 'faro' }, 'faro'],
  [{ userId: 'ana', action: 'email_confirmed' }, null],
])('what was made by %j', (deed, id) => {
  expect(deedId(deed)).toBe(id)
})
