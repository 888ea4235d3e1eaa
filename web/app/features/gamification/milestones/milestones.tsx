import type { Milestone } from '@andariego/contract/gamification'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MilestoneTimeline } from './milestone-timeline.tsx'
import styles from './milestones.module.css'
import { useMilestones } from './milestones-query.ts'

/** The milestones: trails of levels and badges, and the first steps. */
export const Milestones = ({ userId }: { userId: string }) => {
  const { data: milestones, isError, isFetching, refetch } = useMilestones(userId)
  if (!milestones && isError)
    return <ErrorState title="Error al cargar los hitos" busy={isFetching} onRetry={() => void refetch()} />
  if (!milestones) return <MilestonesSkeleton />
  const of = (category: Milestone['category']) =>
    milestones.filter((milestone) => milestone.category === category)
  const general = of('general')
  return (
    <div className={styles.milestones}>
      <MilestoneTimeline title="Hitos de nivel" milestones={of('level')} />
      <MilestoneTimeline title="Hitos de insignias" milestones={of('badge')} />
      {general.length > 0 && <FirstSteps milestones={general} />}
    </div>
  )
}

export const MilestonesSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.milestones}>
      {[0, 1].map((trail) => (
        <div key={trail} className={styles.waiting}>
          <Skeleton shape="title" width="14rem" />
          <Skeleton shape="block" height="8rem" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
