import { Retry } from '../../../ui/actions/retry.tsx'
import styles from './media-viewer.module.css'
import { type Swiping, useSwipe } from './use-swipe.ts'

interface StageFailureProps extends Swiping {
  onRetry: () => void
}

/** Stands in for a photo or a video that could not be loaded; one swipes past it as well. */
export const StageFailure = ({ onRetry, onSwipe }: StageFailureProps) => (
  <div className={styles.stage} {...useSwipe({ onSwipe })}>
    <div role="alert" className={styles.failure}>
      <p>Error al cargar el archivo multimedia</p>
      <Retry onRetry={onRetry} />
    </div>
  </div>
)
