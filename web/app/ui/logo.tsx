import styles from './logo.module.css'

/** The wordmark: a route that climbs a hill, and the name. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className={styles.ground} />
      <path d="M5 25 14 10l5 8 3-4 5 11z" className={styles.hill} />
      <circle cx="22.500" cy="9" r="2.800" className={styles.sun} />
    </svg>
    <span className={styles.name}>Andariego</span>
  </span>
)
