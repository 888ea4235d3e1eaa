import type { Place } from '@andariego/contract/places'
import { countOf, formatRating } from '../../platform/format/format.ts'
import { Stars } from '../../ui/content/stars.tsx'
import styles from './rating-line.module.css'

type Rated = Pick<Place, 'averageRating' | 'totalReviews'>

/** Stars, average and number of reviews on one line. */
export const RatingLine = ({ averageRating, totalReviews }: Rated) => (
  <p className={styles.line}>
    <Stars value={averageRating} size="small" />
    {totalReviews > 0 && <span className={styles.average}>{formatRating(averageRating)}</span>}
    <span className={styles.count}>{countOf(totalReviews, 'Reseña', 'Reseñas')}</span>
  </p>
)
