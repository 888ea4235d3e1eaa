import type { ReviewStats } from '@andariego/contract/reviews'
import type { CSSProperties } from 'react'
import { countOf, formatNumber, formatRating } from '../../platform/format/format.ts'
import { Stars } from '../../ui/content/stars.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import styles from './rating-distribution.module.css'

const RATINGS = [5, 4, 3, 2, 1] as const

/** The average rating, and the number of reviews for each rating. */
export const RatingDistribution = ({ averageRating, totalReviews, distribution }: ReviewStats) => (
  <div className={styles.summary}>
    <div className={styles.average}>
      <p className={styles.number}>{totalReviews === 0 ? '–' : formatRating(averageRating)}</p>
      <Stars value={averageRating} />
      <p className={styles.count}>{countOf(totalReviews, 'Reseña', 'Reseñas')}</p>
    </div>
    <ul className={styles.bars} aria-label="Distribución de las calificaciones">
      {RATINGS.map((rating) => (
        <li key={rating}>
          <VisuallyHidden>
            {countOf(rating, 'estrella', 'estrellas')}: {countOf(distribution[rating], 'reseña', 'reseñas')}
          </VisuallyHidden>
          <span className={styles.label} aria-hidden="true">
            {rating}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ '--share': totalReviews && distribution[rating] / totalReviews } as CSSProperties}
            />
          </span>
          <span className={styles.total} aria-hidden="true">
            {formatNumber(distribution[rating])}
          </span>
        </li>
      ))}
    </ul>
  </div>
)
