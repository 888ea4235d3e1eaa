import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { useOwnStats } from '../stats-query.ts'
import styles from './level-label.module.css'
import { LevelRing } from './level-ring.tsx'

/** The user's level in the header, a link to the profile. Until the level is known, an empty element reserves its space. */
export const LevelLabel = () => {
  const { stats } = useOwnStats()
  if (!stats) return <span className={styles.label} />
  const { level, levelName, progressToNext } = stats
  return (
    <Link to={pages.profile()} className={styles.label} title={`Nivel ${level}: ${levelName}`}>
      <LevelRing level={level} percent={progressToNext} size="small" />
      <span aria-hidden="true" className={styles.words}>
        Nivel {level}
      </span>
      <VisuallyHidden>{`Nivel ${level}: ${levelName}. Ver mi perfil`}</VisuallyHidden>
    </Link>
  )
}
