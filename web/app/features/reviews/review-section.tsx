import type { Place } from '@andariego/contract/places'
import type { ReviewStats } from '@andariego/contract/reviews'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHeading } from '../../ui/page-heading.tsx'
import { placeReviewsQuery } from './place-reviews-query.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewCard } from './review-card.tsx'
import { asFirstPage, type ReviewPage } from './review-page.ts'
import styles from './review-section.module.css'
import { reviewStatsQuery } from './review-stats-query.ts'

interface ReviewSectionProps {
  placeId: string
  place: Pick<Place, 'name'>
  /** What the page was loaded with. */
  initialReviews: ReviewPage
  initialStats: ReviewStats
}

/** Ratings and reviews of a place. */
export const ReviewSection = ({ placeId, place, initialReviews, initialStats }: ReviewSectionProps) => {
  const stats = useQuery({ ...reviewStatsQuery(placeId), initialData: initialStats }).data
  const list = useInfiniteQuery({
    ...placeReviewsQuery(placeId),
    initialData: () => asFirstPage(initialReviews),
  })
  const reviews = list.data.pages.flatMap(({ data }) => data)
  return (
    <section id="resenas">
      <SectionHeading title="Reseñas" />
      <RatingDistribution {...stats} />
      {reviews.length === 0 ? (
        <p className={styles.empty}>
          Nadie ha contado todavía cómo es {place.name}. La primera reseña puede ser la tuya.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label="Lista de reseñas">
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <LoadMore
              onLoad={() => list.fetchNextPage()}
              busy={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
            />
          )}
        </section>
      )}
    </section>
  )
}
