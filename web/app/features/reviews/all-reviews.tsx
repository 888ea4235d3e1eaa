import { ReviewCards } from './review-cards.tsx'
import type { ReviewPage } from './review-pages.ts'
import { useAllReviews } from './review-pages-query.ts'

/** The newest reviews of all places. */
export const AllReviews = ({ initial }: { initial?: ReviewPage }) => (
  <ReviewCards
    title="Lo último que contaron"
    query={useAllReviews(initial)}
    empty="No hay reseñas disponibles."
  />
)
