import type { Review } from '@andariego/contract/reviews'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './review-card.module.css'
import { ReviewThumbnails } from './review-thumbnails.tsx'

interface ReviewCardProps {
  review: Review
  /** Says which place it is about, and shows less of a long text. */
  withPlace?: boolean
}

/** What a traveller wrote about a place. */
export const ReviewCard = ({ review, withPlace }: ReviewCardProps) => (
  <article className={styles.review}>
    {withPlace && (
      <h3 className={styles.place}>
        <img
          src={`/api/places/${review.placeId}/poster.svg`}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          decoding="async"
        />
        <Link to={`/place/${review.placeId}`}>{review.placeName || 'Lugar desconocido'}</Link>
      </h3>
    )}
    <div className={styles.head}>
      <Stars value={review.rating} size="small" />
      <span className={styles.time}>
        <RelativeTime value={review.createdAt} />
      </span>
    </div>
    <p className={withPlace ? styles.excerpt : styles.content}>{review.content}</p>
    <ReviewThumbnails media={review.media} />
    <p className={styles.author}>{review.userEmail}</p>
  </article>
)
