import { useLayoutEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  onLoad: () => void
  busy?: boolean
  /** The last attempt failed; the loaded part of the list stays. */
  failed?: boolean
  /** What is said when it failed. */
  failure?: string
  label?: string
}

/** The button at the end of a list to load more. Leave it out on the last page: who stood on it is then at the last item before the new ones. */
export const LoadMore = ({
  onLoad,
  busy,
  failed,
  failure = 'No se pudo cargar más.',
  label = 'Cargar más',
}: LoadMoreProps) => {
  const more = useRef<HTMLDivElement>(null)
  const lastBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const own = more.current
    return () => {
      const last = lastBefore.current
      if (!(last instanceof HTMLElement) || !own?.contains(document.activeElement)) return
      last.tabIndex = -1
      last.focus({ preventScroll: true })
    }
  }, [])
  const load = () => {
    const list = more.current?.previousElementSibling
    lastBefore.current = list?.lastElementChild ?? null
    onLoad()
  }
  return (
    <div ref={more} className={styles.more}>
      {failed && !busy && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <Button variant="secondary" busy={busy} onClick={load}>
        {busy ? 'Cargando…' : failed ? 'Reintentar' : label}
      </Button>
    </div>
  )
}
