import styles from './logo.module.css'

/** The logo: a summit that is also the letter A of the name, the sun beside it, and a trail that leads up to it. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle className={styles.sun} cx="19" cy="6" r="3.4" />
    <path
      fill="currentColor"
      d="M.9 20.4 9.2 4.3a1.5 1.5 0 0 1 2.7 0L20.2 20.4A1.1 1.1 0 0 1 19.2 22H1.9A1.1 1.1 0 0 1 .9 20.4z"
    />
    <path
      className={styles.trail}
      d="M6.2 22c-.5-2.4 5.4-3 5.2-4.7-.2-1.5-3.3-1.9-3-3.9.2-1.6 2.2-2.1 2.2-4 1.5 2 .2 3.2-.2 4.1-.5 1.2 4.5 1.6 4.6 3.9.1 1.8-2.6 2.4-3 4.6z"
    />
  </svg>
)

/** Logo and name. Inside a link no aria-label is needed, because the name is text. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    <span className={styles.word}>Andariego</span>
  </span>
)
