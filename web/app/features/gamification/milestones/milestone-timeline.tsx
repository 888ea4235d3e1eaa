import type { Milestone } from '@andariego/contract/gamification'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { BadgeMedal } from '../badges/badge-medal.tsx'
import { MilestoneDetails } from './milestone-details.tsx'
import styles from './milestone-timeline.module.css'
import { progressWords, shortTitle } from './milestone-words.ts'
import { useDisclosure } from './use-disclosure.ts'

interface MilestoneTimelineProps {
  title: string
  milestones: readonly Milestone[]
}

/** Milestones as stations along a trail: reached ones are green, the others grey; each shows its details on hover or focus. */
export const MilestoneTimeline = ({ title, milestones }: MilestoneTimelineProps) => (
  <section>
    <SectionHeading title={title} />
    {milestones.length === 0 ? (
      <p className={styles.none}>No hay hitos disponibles en este momento.</p>
    ) : (
      <ol className={styles.trail}>
        {milestones.map((milestone) => (
          <Station key={milestone.id} milestone={milestone} />
        ))}
      </ol>
    )}
  </section>
)

const Station = ({ milestone }: { milestone: Milestone }) => {
  const { title, isCompleted, badgeSlug, levelRequired } = milestone
  const { open, root, button, content } = useDisclosure()
  const details = useId()
  return (
    <li {...root} className={classNames(styles.station, isCompleted && styles.completed)}>
      <button type="button" {...button} aria-controls={details} className={styles.button}>
        <span className={styles.sign}>
          {badgeSlug !== undefined ? (
            <BadgeMedal slug={badgeSlug} size="small" waiting={!isCompleted} />
          ) : (
            <span aria-hidden="true" className={styles.level}>
              {levelRequired}
            </span>
          )}
          {isCompleted && <IconCheck aria-hidden="true" className={styles.check} />}
        </span>
        <span className={styles.label}>
          <span aria-hidden="true" className={styles.title}>
            {shortTitle(title)}
          </span>
          <VisuallyHidden>{`${title}, ${isCompleted ? 'completado' : 'sin completar'}, `}</VisuallyHidden>
          <span className={styles.progress}>{progressWords(milestone)}</span>
        </span>
      </button>
      <div ref={content} id={details} hidden={!open} className={styles.card}>
        <div className={styles.sheet}>
          <MilestoneDetails milestone={milestone} />
        </div>
      </div>
    </li>
  )
}
