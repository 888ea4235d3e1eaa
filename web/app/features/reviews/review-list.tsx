import { reviewAnchor } from '@andariego/contract/reviews-rules'
import { useEffect, useRef } from 'react'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { useRemovedReviews } from './removed-reviews.ts'
import { ReviewItem } from './review-item.tsx'
import { type ReviewPage, reviewsOf } from './review-pages.ts'
import { usePlaceReviews } from './review-pages-query.ts'
import styles from './review-section.module.css'
import { ReviewSkeletons } from './review-skeletons.tsx'
import { useNearEnd } from './use-near-end.ts'

/** Among how many of the newest reviews a linked one is looked for. */
const SEARCHED_MAX = 1000

interface ReviewListProps {
  placeId: string
  initial?: ReviewPage
  /** The anchor of the review that the address leads to. */
  linked: string | false
}

/** The reviews of a place in a scrolling area, newest first, with infinite scrolling. */
export const ReviewList = ({ placeId, initial, linked }: ReviewListProps) => {
  const query = usePlaceReviews(placeId, initial)
  const removed = useRemovedReviews()
  const area = useRef<HTMLElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const loadMore = () => {
    if (!isFetchingNextPage) void fetchNextPage()
  }
  const end = useNearEnd(area, loadMore, hasNextPage && !isFetchNextPageError)
  const reviews = reviewsOf(query.data).filter(({ id }) => !removed.has(id))
  const isLoaded = reviews.some(({ id }) => reviewAnchor(id) === linked)
  // Stays the same once the linked review is there: what is loaded later does not scroll back to it.
  const searched = isLoaded || query.isPlaceholderData ? 0 : reviews.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page until the linked review is there
  useEffect(() => {
    if (!linked) return
    if (isLoaded) document.getElementById(linked)?.scrollIntoView()
    else if (searched > 0 && searched < SEARCHED_MAX && hasNextPage) loadMore()
  }, [linked, isLoaded, searched])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={area} className={styles.scroll} aria-label="Reseñas de viajeros" tabIndex={0}>
      {query.isPending && <ReviewSkeletons />}
      {query.isError && !query.data && (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()}>
          Error al cargar las reseñas
        </ErrorState>
      )}
      {query.data && reviews.length === 0 && !hasNextPage && (
        <EmptyState scene={<EmptyScene name="no-reviews" />}>
          Nadie ha contado todavía cómo es este lugar. La primera reseña puede ser la tuya.
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id} id={reviewAnchor(review.id)}>
              <ReviewItem
                review={review}
                ready={!query.isPlaceholderData}
                onRemove={() => area.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div ref={end}>
          <LoadMore onLoad={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
        </div>
      )}
    </section>
  )
}
