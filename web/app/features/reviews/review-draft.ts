import { reviewContentProblem } from '@andariego/contract/reviews-rules'

export interface ReviewDraft {
  /** 0 means that no rating is chosen. */
  rating: number
  content: string
}

export const EMPTY_DRAFT: ReviewDraft = { rating: 0, content: '' }

export const isComplete = ({ rating, content }: ReviewDraft): boolean =>
  rating >= 1 && rating <= 5 && reviewContentProblem(content) === null
