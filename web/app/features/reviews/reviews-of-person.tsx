import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { useRemovedReviews } from './removed-reviews.ts'
import { ReviewItem } from './review-item.tsx'
import { type ReviewPage, reviewsOf } from './review-pages.ts'
import { ReviewPlace } from './review-place.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import styles from './reviews-of-person.module.css'
import { useReviewsOfPerson } from './reviews-of-person-query.ts'

interface ReviewsOfPersonProps {
  userId: string
  initial?: ReviewPage | undefined
}

/** What one person told of places, on their public profile. */
export const ReviewsOfPerson = ({ userId, initial }: ReviewsOfPersonProps) => {
  const query = useReviewsOfPerson(userId, initial)
  const removed = useRemovedReviews()
  const reviews = reviewsOf(query.data).filter(({ id }) => !removed.has(id))
  return (
    <section>
      <SectionHeading title="Reseñas" />
      {query.isPending && <ReviewSkeletons />}
      {query.isError && !query.data && (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()}>
          Error al cargar las reseñas
        </ErrorState>
      )}
      {query.data && reviews.length === 0 && !query.hasNextPage && (
        <EmptyState scene={<EmptyScene name="no-reviews" />}>Aún no ha escrito reseñas.</EmptyState>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
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
        />
      )}
    </section>
  )
}
