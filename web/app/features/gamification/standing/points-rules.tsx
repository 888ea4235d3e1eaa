import {
  ACTIONS,
  LEVELS,
  LIKES_PER_VOTER_PER_DAY,
  POINTS,
  POINTS_PER_DAY,
} from '@andariego/contract/gamification-rules'
import { countOf, formatNumber } from '../../../platform/format/format.ts'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './points-rules.module.css'

const limitOf = (perDay: number | null): string =>
  perDay === null ? 'Una sola vez' : `Hasta ${countOf(perDay, 'vez', 'veces')} al día`

/** Explains how points are earned; the figures come from the server's rules. */
export const PointsRules = () => (
  <section>
    <SectionHeading title="¿Cómo se ganan puntos?" />
    <div className={styles.rules}>
      <ul className={styles.actions}>
        {ACTIONS.map((action) => {
          const { text, points, perDay } = POINTS[action]
          return (
            <li key={action} className={styles.action}>
              <span className={styles.points}>+{formatNumber(points)}</span>
              <span>
                {text}
                <span className={styles.limit}>{limitOf(perDay)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.notes}>
        <p>
          Cada acción suma una vez, con {formatNumber(POINTS_PER_DAY)} puntos al día como máximo. De los me
          gusta de una misma persona cuentan {LIKES_PER_VOTER_PER_DAY} al día. Si borras algo tuyo, se van
          también sus puntos; si lo borra otra persona, los conservas.
        </p>
        <p>Marcar favoritos, enviar mensajes o iniciar sesión no da puntos.</p>
        <h3 className={styles.levelsTitle}>Los niveles</h3>
        <ol className={styles.levels}>
          {LEVELS.map(({ level, name, points }) => (
            <li key={level}>
              <span>
                {level}. {name}
              </span>
              <span className={styles.threshold}>{countOf(points, 'punto', 'puntos')}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
)
