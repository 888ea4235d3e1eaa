import { classNames } from '../../../ui/class-names.ts'
import styles from './badge-medal.module.css'
import { drawingOf } from './medal-drawings.tsx'

interface BadgeMedalProps {
  slug: string
  size?: 'small' | 'medium' | 'large'
  /** The badge is not earned yet. */
  waiting?: boolean
}

const METALS: Record<string, string | undefined> = {
  'first-review': styles.teal,
  photographer: styles.teal,
  'active-traveller': styles.terracotta,
  'super-like': styles.terracotta,
  popular: styles.terracotta,
}

/** The outline of a coin with sixteen scallops. */
const EDGE = `M${Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  return `${(50 + 40 * Math.cos(angle)).toFixed(1)} ${(44 + 40 * Math.sin(angle)).toFixed(1)}`
}).join('A8 8 0 0 1 ')}A8 8 0 0 1 90 44z`

/** A medal on its ribbon, with its badge's drawing. Decoration: the badge's name stands beside it. */
export const BadgeMedal = ({ slug, size = 'medium', waiting }: BadgeMedalProps) => (
  <svg
    viewBox="0 0 100 112"
    className={classNames(
      styles.medal,
      styles[size],
      waiting ? styles.waiting : (METALS[slug] ?? styles.gold),
    )}
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.ribbon} d="M30 66l-9 44 17-8 8 10 8-36zM70 66l9 44-17-8-8 10-8-36z" />
    <path className={styles.metal} d={EDGE} />
    <circle className={styles.groove} cx="50" cy="44" r="33" />
    <svg x="28" y="22" width="44" height="44" viewBox="0 0 48 48" className={styles.face} aria-hidden="true">
      {drawingOf(slug)}
    </svg>
  </svg>
)
