import type { ReviewStats } from '@andariego/contract/reviews'
import { reviewAnchor, reviewsAnchor } from '@andariego/contract/reviews-rules'
import { useLocation } from 'react-router'
import { Later } from '../../platform/rendering/later.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewPage } from './review-pages.ts'
import styles from './review-section.module.css'
import { useReviewStats } from './review-stats-query.ts'
import { WriteReview } from './write-review.tsx'

interface ReviewSectionProps {
  place: { id: string; name: string }
  /** The data that the server rendered for anonymous visitors. */
  initialReviews: ReviewPage
  initialStats: ReviewStats
}

/** The reviews of a place: the ratings, the form for the user's own review, and the list. */
export const ReviewSection = ({ place, initialReviews, initialStats }: ReviewSectionProps) => {
  const { hash } = useLocation()
  const linked = hash.startsWith(`#${reviewAnchor('')}`) && hash.slice(1)
  const { data: stats = initialStats } = useReviewStats(place.id, initialStats)
  return (
    <section id={reviewsAnchor} className={styles.section}>
      <SectionHeading title="Reseñas" />
      <RatingDistribution {...stats} />
      <Later now={linked !== false}>
        <Card data-print="hidden">
          <h3 className={styles.title}>Cuenta tu visita</h3>
          <WriteReview place={place} />
        </Card>
        <ReviewList placeId={place.id} initial={initialReviews} linked={linked} />
      </Later>
    </section>
  )
}
