import type { CSSProperties } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { hasWords } from '../../platform/api/failure-of.ts'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { aboutHeight } from './about-height.ts'
import { useRemovedReviews } from './removed-reviews.ts'
import styles from './review-cards.module.css'
import { ReviewItem } from './review-item.tsx'
import { reviewsOf } from './review-pages.ts'
import type { ReviewPagesQuery } from './review-pages-query.ts'
import { ReviewPlace } from './review-place.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'

interface ReviewCardsProps {
  title: string
  query: ReviewPagesQuery
  /** The text shown when there are no reviews. */
  empty: string
}

const failureOf = (error: unknown) => (hasWords(error) ? formatError(error) : 'Error al cargar las reseñas')

/** Reviews of different places as cards, each naming its place. */
export const ReviewCards = ({ title, query, empty }: ReviewCardsProps) => {
  const removed = useRemovedReviews()
  const reviews = reviewsOf(query.data).filter(({ id }) => !removed.has(id))
  return (
    <section>
      <SectionHeading title={title} />
      {query.isPending && <ReviewSkeletons />}
      {query.isError && !query.data && (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()}>
          {failureOf(query.error)}
        </ErrorState>
      )}
      {query.data && reviews.length === 0 && !query.hasNextPage && (
        <EmptyState scene={<EmptyScene name="no-reviews" />}>{empty}</EmptyState>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li
            key={review.id}
            className={styles.far}
            style={{ '--about': aboutHeight(review) } as CSSProperties}
          >
            <Card className={styles.card}>
              <ReviewItem
                review={review}
                heading={<ReviewPlace review={review} />}
                brief
                ready={!query.isPlaceholderData}
              />
            </Card>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          onLoad={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          failure={failureOf(query.error)}
        />
      )}
    </section>
  )
}
