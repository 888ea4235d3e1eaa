import type { Review } from '@andariego/contract/reviews'
import { expect, test } from 'vitest'
import { pagesOf, type ReviewPages, reviewsOf, withChanged, withNew, without } from './review-pages.ts'

const review = (id: string, content = 'Muy lindo lugar.'): Review => ({
  id,
  placeId: 'place',
  placeName: 'Lago',
  userId: 'user',
  userEmail: 'ana@example.com',
  userName: null,
  userHandle: null,
  userPortrait: null,
  rating: 4,
  content,
  createdAt: '2026-11-21T10:00:00.000Z',
  editedAt: null,
  likeCount: 0,
  dislikeCount: 0,
  reactionType: null,
  media: [],
  may: ['react', 'report'],
})
const pages: ReviewPages = {
  pages: [
    { success: true, data: [review('c'), review('b')], nextCursor: 'b' },
    { success: true, data: [review('b'), review('a')], nextCursor: null },
  ],
  pageParams: [{}, { cursor: 'b' }],
}
const ids = (of: ReviewPages) => reviewsOf(of).map(({ id }) => id)

test('a review that moved to the next page meanwhile is shown once', () => {
  expect(ids(pages)).toEqual(['c', 'b', 'a'])
})

test('a new review comes first, also when the server has listed it already', () => {
  expect(ids(withNew(pages, review('d')))).toEqual(['d', 'c', 'b', 'a'])
  expect(ids(withNew(pages, review('a')))).toEqual(['a', 'c', 'b'])
})

test('a changed review keeps its place', () => {
  const changed = withChanged(pages, review('a', 'Aún mejor la segunda vez.'))
  expect(ids(changed)).toEqual(['c', 'b', 'a'])
  expect(reviewsOf(changed)[2]?.content).toBe('Aún mejor la segunda vez.')
})

test('a removed review is gone from every page', () => {
  expect(ids(without(pages, 'b'))).toEqual(['c', 'a'])
})

test('nothing rendered is nothing known', () => {
  expect(pagesOf(undefined)).toBeUndefined()
  expect(reviewsOf(undefined)).toEqual([])
})
