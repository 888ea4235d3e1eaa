import { Button } from '../actions/button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  onLoad: () => void
  busy?: boolean
  /** The last attempt failed; what is shown already stays. */
  failed?: boolean
  label?: string
}

/** The end of a list that goes on. Leave it out when there is nothing more. */
export const LoadMore = ({ onLoad, busy, failed, label = 'Cargar más' }: LoadMoreProps) => (
  <div className={styles.more}>
    {failed && !busy && (
      <p role="alert" className={styles.failed}>
        No se pudo cargar más.
      </p>
    )}
    <Button variant="secondary" busy={busy} onClick={onLoad}>
      {busy ? 'Cargando…' : failed ? 'Reintentar' : label}
    </Button>
  </div>
)
