import { Button } from '../actions/button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  onLoad: () => void
  busy?: boolean
  /** The last attempt failed; the loaded part of the list stays. */
  failed?: boolean
  label?: string
}

/** The button at the end of a list to load more. Leave it out on the last page. */
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
