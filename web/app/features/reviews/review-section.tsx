import { Card } from '../../ui/card.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewPage } from './review-pages.ts'
import styles from './review-section.module.css'
import { WriteReview } from './write-review.tsx'

interface ReviewSectionProps {
  placeId: string
  /** The first reviews as the server rendered them. */
  initial?: ReviewPage
}

/** Everything about the reviews of a place: what others wrote, and the form for one's own. */
export const ReviewSection = ({ placeId, initial }: ReviewSectionProps) => (
  <div className={styles.section}>
    <Card as="section" aria-labelledby="escribir-resena" className={styles.writing}>
      <h3 id="escribir-resena" className={styles.title}>
        Escribe tu reseña
      </h3>
      <WriteReview key={placeId} placeId={placeId} />
    </Card>
    <Card padding="none" className={styles.reading}>
      <ReviewList key={placeId} placeId={placeId} initial={initial} />
    </Card>
  </div>
)
