import { formatError } from '../../../platform/api/api.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { CorrectionCard } from './correction-card.tsx'
import styles from './corrections.module.css'
import { useCorrectionQueue } from './use-corrections.ts'

/** Open corrections of all places, oldest first, for the moderators' desk. */
export const CorrectionQueue = () => {
  const queue = useCorrectionQueue()
  if (queue.isPending)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="14rem" />
      </SkeletonGroup>
    )
  if (!queue.data)
    return (
      <ErrorState onRetry={() => void queue.refetch()} busy={queue.isFetching}>
        {formatError(queue.error)}
      </ErrorState>
    )
  if (queue.data.length === 0)
    return (
      <EmptyState title="Ninguna corrección espera">
        Aquí aparece lo que las personas sugieren corregir de los lugares.
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {queue.data.map((correction) => (
        <li key={correction.id}>
          <CorrectionCard correction={correction} named />
        </li>
      ))}
    </ul>
  )
}
