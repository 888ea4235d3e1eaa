import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { useOwnStats } from '../stats-query.ts'
import { LevelRing } from './level-ring.tsx'
import styles from './menu-level.module.css'

/** The level in the menu of narrow screens, where the header has no room for it. */
export const MenuLevel = () => {
  const { stats } = useOwnStats()
  if (!stats) return null
  const { level, levelName, progressToNext } = stats
  return (
    <Link to={pages.profile()} replace className={styles.level}>
      <LevelRing level={level} percent={progressToNext} size="small" />
      Nivel {level}: {levelName}
    </Link>
  )
}
