import type { Milestone } from '@andariego/contract/gamification'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import styles from './milestone-details.module.css'
import { percentOf, progressWords, rewardOf } from './milestone-words.ts'

/** A milestone's description, its progress, and how to reach it. */
export const MilestoneDetails = ({ milestone }: { milestone: Milestone }) => {
  const { title, description, instructions } = milestone
  const reward = rewardOf(milestone)
  return (
    <div className={styles.details}>
      <p className={styles.title}>{title}</p>
      <p>{description}</p>
      <div>
        <ProgressBar
          className={styles.bar}
          value={percentOf(milestone)}
          max={100}
          aria-label={`Progreso: ${progressWords(milestone)}`}
        />
        <p className={styles.progress}>{progressWords(milestone)}</p>
      </div>
      {instructions.length > 0 && (
        <ol className={styles.steps}>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {reward && <p className={styles.reward}>{reward}</p>}
    </div>
  )
}
