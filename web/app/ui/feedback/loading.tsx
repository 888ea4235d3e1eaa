import styles from './loading.module.css'

/** In place of a part whose code is on its way; lists and cards have skeletons instead. */
export const Loading = () => (
  <p role="status" className={styles.loading}>
    Cargando…
  </p>
)
