import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './page-loading.module.css'

/** In milliseconds. Most pages load faster; for those an indicator would only flicker. */
const PATIENCE_MS = 150

/** The loading indicator of a navigation: a line along the top edge, and a text for screen readers. */
export const PageLoading = () => {
  const loading = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [loading])
  return (
    <div role="status" className={styles.region} data-print="hidden">
      {shown && (
        <>
          <span className={styles.route} />
          <span className={styles.word}>Cargando…</span>
        </>
      )}
    </div>
  )
}
