import styles from './loading.module.css'

/** Shown while the code of a part loads; lists and cards have skeletons instead. */
export const Loading = () => (
  <p role="status" className={styles.loading}>
    Cargando…
  </p>
)
