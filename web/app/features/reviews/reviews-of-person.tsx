import { ReviewCards } from './review-cards.tsx'
import type { ReviewPage } from './review-pages.ts'
import { useReviewsOfPerson } from './review-pages-query.ts'

interface ReviewsOfPersonProps {
  userId: string
  initial?: ReviewPage | undefined
}

/** The reviews of one person, for their public profile. */
export const ReviewsOfPerson = ({ userId, initial }: ReviewsOfPersonProps) => (
  <ReviewCards
    title="Reseñas"
    query={useReviewsOfPerson(userId, initial)}
    empty="Aún no ha escrito reseñas."
  />
)
