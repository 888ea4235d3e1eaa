import type { Review } from '@andariego/contract/reviews'
import styles from './review-item.module.css'

/** Who wrote it. Once other users have a page of their own, this is where the link to it belongs. */
export const ReviewAuthor = ({ review }: { review: Review }) => (
  <span className={styles.author} data-gone={review.userId === null || undefined}>
    {review.userEmail}
  </span>
)
