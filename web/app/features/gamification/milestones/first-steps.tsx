import type { Milestone } from '@andariego/contract/gamification'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import styles from './first-steps.module.css'
import { progressWords } from './milestone-words.ts'

/** Milestones that give neither a level nor a badge. */
export const FirstSteps = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <section>
    <h3 className={styles.heading}>Primeros pasos</h3>
    <ul className={styles.list}>
      {milestones.map((milestone) => {
        const { id, title, description, isCompleted, instructions } = milestone
        return (
          <li key={id} className={styles.step}>
            {isCompleted ? (
              <IconCircleCheckFilled aria-hidden="true" className={styles.done} />
            ) : (
              <IconCircleDashed aria-hidden="true" className={styles.open} />
            )}
            <div>
              <p className={styles.title}>
                {title} <VisuallyHidden>{isCompleted ? '(completado)' : '(sin completar)'}</VisuallyHidden>
                <span className={styles.progress}>{progressWords(milestone)}</span>
              </p>
              <p className={styles.description}>
                {isCompleted ? description : [description, ...instructions].join(' ')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
