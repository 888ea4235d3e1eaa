import styles from './route-scene.module.css'

/** The default drawing of empty states: flat hills with a dotted route that leads beyond them. */
export const RouteScene = () => (
  <svg viewBox="0 0 320 168" className={styles.scene} aria-hidden="true" focusable="false">
    <rect width="320" height="168" className={styles.sky} />
    <circle cx="232" cy="58" r="24" className={styles.sun} />
    <path d="M0 104 52 74l34 18 50-42 46 40 38-22 48 30 52-24v94H0z" className={styles.far} />
    <path d="M0 128c44-26 84-26 126-8s84 12 118-6 56-12 76-6v60H0z" className={styles.middle} />
    <path d="M0 150c52-16 106-12 156-2s110 6 164-10v30H0z" className={styles.near} />
    <path d="M36 166c34-22 78-8 96-22s-12-26 14-34 44-4 58-18" className={styles.route} />
    <path
      d="M204 62c-7 0-12 5-12 12 0 9 12 19 12 19s12-10 12-19c0-7-5-12-12-12zm0 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
      className={styles.pin}
    />
  </svg>
)
