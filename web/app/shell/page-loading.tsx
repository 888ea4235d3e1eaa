import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './page-loading.module.css'

/** Most pages are there sooner; for those a notice would only flicker. */
const PATIENCE_MS = 150

/** A page is on its way: a route that draws itself along the top edge, and the word for it. */
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
