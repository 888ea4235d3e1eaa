import { pages } from '@andariego/contract/pages'
import type { Review } from '@andariego/contract/reviews'
import { Link } from '../../platform/rendering/link.tsx'
import styles from './review-place.module.css'

/** The place that a review is about, for lists with reviews of several places. */
export const ReviewPlace = ({ review }: { review: Review }) => (
  <h3 className={styles.place}>
    <img
      src={`/api/places/${review.placeId}/poster.svg`}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
    <Link to={pages.place({ id: review.placeId })}>{review.placeName || 'Lugar desconocido'}</Link>
  </h3>
)
