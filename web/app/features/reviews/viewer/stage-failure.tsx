import { Button } from '../../../ui/actions/button.tsx'
import styles from './media-viewer.module.css'

export const StageFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.stage}>
    <div role="alert" className={styles.failure}>
      <p>Error al cargar el archivo multimedia</p>
      <Button variant="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  </div>
)
