import type { Review } from '@andariego/contract/reviews'
import type { InfiniteData } from '@tanstack/react-query'
import type { AnswerOf, PageParam, PagesOf } from '../../platform/api/queries.ts'

export type ReviewPage = AnswerOf<'GET /places/reviews'>
export type ReviewPages = PagesOf<'GET /places/reviews'>

/** The server-rendered reviews as the first page of an infinite query. */
export const pagesOf = (first: ReviewPage | undefined): InfiniteData<ReviewPage, PageParam> | undefined =>
  first && { pages: [first], pageParams: [{}] }

/** All reviews of the loaded pages. A review may have moved from one page to the next between two requests; it is listed once. */
export const reviewsOf = (pages: ReviewPages | undefined): Review[] => {
  const seen = new Map<string, Review>()
  for (const review of pages?.pages.flatMap((page) => page.data) ?? []) {
    if (!seen.has(review.id)) seen.set(review.id, review)
  }
  return [...seen.values()]
}

const inEachPage = (pages: ReviewPages, change: (reviews: Review[]) => Review[]): ReviewPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })),
})

export const withNew = (pages: ReviewPages, review: Review): ReviewPages => {
  const [first, ...others] = without(pages, review.id).pages
  return first ? { ...pages, pages: [{ ...first, data: [review, ...first.data] }, ...others] } : pages
}

export const withChanged = (pages: ReviewPages, changed: Review): ReviewPages =>
  inEachPage(pages, (reviews) => reviews.map((review) => (review.id === changed.id ? changed : review)))

export const without = (pages: ReviewPages, id: string): ReviewPages =>
  inEachPage(pages, (reviews) => reviews.filter((review) => review.id !== id))
