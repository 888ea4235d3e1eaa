import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { EmptyScene } from '../../ui/empty-scene.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHeading } from '../../ui/page-heading.tsx'
import styles from './all-reviews.module.css'
import { allReviewsQuery } from './all-reviews-query.ts'
import { ReviewCard } from './review-card.tsx'
import { asFirstPage, type ReviewPage } from './review-page.ts'

/** The newest reviews of all places; `initial` is what the page was loaded with. */
export const AllReviews = ({ initial }: { initial: ReviewPage }) => {
  const list = useInfiniteQuery({ ...allReviewsQuery(), initialData: () => asFirstPage(initial) })
  const reviews = list.data.pages.flatMap(({ data }) => data)
  return (
    <section>
      <SectionHeading title="Lo último que contaron" />
      {reviews.length === 0 ? (
        <EmptyState scene={<EmptyScene name="no-reviews" />}>No hay reseñas disponibles.</EmptyState>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Card className={styles.card}>
                <ReviewCard review={review} withPlace />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
        />
      )}
    </section>
  )
}
