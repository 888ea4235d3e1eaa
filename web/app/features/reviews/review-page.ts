import type { Review } from '@andariego/contract/reviews'

/** A page of reviews as every list of them answers. */
export interface ReviewPage {
  data: Review[]
  nextCursor: string | null
}

/** What the page was loaded with, as the first page of an endless list. */
export const asFirstPage = (loaded: ReviewPage) => ({ pages: [loaded], pageParams: [undefined] })
