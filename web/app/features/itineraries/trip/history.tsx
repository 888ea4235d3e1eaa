import { calledBy } from '@andariego/contract/people-rules'
import { LISTED_OPERATIONS } from '@andariego/contract/trips-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import styles from './history.module.css'
import { historyWords } from './history-words.ts'
import type { Change } from './use-trip.ts'

interface HistoryProps {
  id: string
  /** The number of the last operation that the page shows. */
  last: number
  change: Change
}

/** The changes of a trip and who made them, newest first, each with a button to undo it. */
export const History = ({ id, last, change }: HistoryProps) => {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query('GET /itineraries/:id/operations', {
      params: { id },
      query: { after: Math.max(0, last - LISTED_OPERATIONS) },
    }),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        No se pudo cargar el historial.
      </ErrorState>
    )
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    )
  if (data.data.length === 0) return <p className={styles.empty}>Todavía no hay cambios.</p>
  return (
    <ol className={styles.history}>
      {data.data.toReversed().map((step) => (
        <li key={step.number} className={styles.step}>
          <p className={styles.words}>
            {historyWords(step)}
            <span className={styles.who}>
              {step.by ? calledBy(step.by) : 'Andariego'} · <RelativeTime value={step.at} />
            </span>
          </p>
          {step.undo.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => change(step.undo)}>
              Deshacer<VisuallyHidden>: {historyWords(step)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
