import type { UserStats } from '@andariego/contract/gamification'
import { LEVELS } from '@andariego/contract/gamification-rules'
import { pages } from '@andariego/contract/pages'
import { useId } from 'react'
import { countOf, formatNumber, plural } from '../../../platform/format/format.ts'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { BadgeList } from '../badges/badge-list.tsx'
import { LevelRing } from './level-ring.tsx'
import styles from './stats-card.module.css'

/** A sentence about what is missing for the next level. */
const nextStep = ({ level, points }: UserStats): string => {
  const next = LEVELS.find((one) => one.level === level + 1)
  if (!next) return 'Llegaste al último nivel. ¡Eres leyenda!'
  const missing = next.points - points
  return `${plural(missing, 'Te falta', 'Te faltan')} ${countOf(missing, 'punto', 'puntos')} para el nivel\u00a0${next.level}: ${next.name}.`
}

/** A user's stats: the level, the progress to the next one, and the medals. */
export const StatsCard = ({ stats }: { stats: UserStats }) => {
  const { level, levelName, points, progressToNext, badges } = stats
  const title = useId()
  const progress = useId()
  return (
    <Card as="section" padding="roomy" aria-labelledby={title} className={styles.card}>
      <div className={styles.standing}>
        <LevelRing level={level} percent={progressToNext} size="large" />
        <div className={styles.words}>
          <h2 id={title} className={styles.title}>
            <span className={styles.number}>Nivel {level}</span> {levelName}
          </h2>
          <p className={styles.points}>{countOf(points, 'punto', 'puntos')}</p>
          <div className={styles.progress}>
            <ProgressBar
              className={styles.bar}
              value={progressToNext}
              max={100}
              aria-label="Progreso hacia el siguiente nivel"
              aria-describedby={progress}
            />
            <span className={styles.percent}>{formatNumber(progressToNext)} %</span>
          </div>
          <p id={progress} className={styles.next}>
            {nextStep(stats)}
          </p>
        </div>
      </div>
      <div className={styles.badges}>
        <h3 className={styles.badgesTitle}>Insignias</h3>
        {badges.length > 0 ? (
          <BadgeList badges={badges} shareable />
        ) : (
          <div className={styles.none}>
            <p>Aún no tienes insignias: la primera te espera en tu primera reseña.</p>
            <LinkButton to={pages.explore()} variant="secondary" size="small">
              Buscar un lugar que reseñar
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}
