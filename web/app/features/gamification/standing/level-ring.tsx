import { classNames } from '../../../ui/class-names.ts'
import styles from './level-ring.module.css'

interface LevelRingProps {
  level: number
  /** The progress to the next level. */
  percent: number
  size?: 'small' | 'medium' | 'large'
}

const RADIUS = 44
const LENGTH = 2 * Math.PI * RADIUS

/** The level inside a ring that shows the progress to the next one. Decoration: the same stands beside it in words. */
export const LevelRing = ({ level, percent, size = 'medium' }: LevelRingProps) => (
  <svg
    viewBox="0 0 100 100"
    className={classNames(styles.ring, styles[size])}
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="50" cy="50" r={RADIUS} className={styles.road} />
    <circle
      cx="50"
      cy="50"
      r={RADIUS}
      className={styles.walked}
      strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
      transform="rotate(-90 50 50)"
      visibility={percent === 0 ? 'hidden' : undefined}
    />
    <text x="50" y="51" className={styles.level}>
      {level}
    </text>
  </svg>
)
