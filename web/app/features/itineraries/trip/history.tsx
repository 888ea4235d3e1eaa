import type { Itinerary } from '@andariego/contract/itineraries'
import { useConnection } from '../../../platform/connection.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import styles from './history.module.css'
import { historyDeeds } from './history-deeds.ts'
import { HistoryLine } from './history-line.tsx'
import { historyLines } from './history-words.ts'
import { useHistory } from './use-history.ts'
import type { Undo } from './use-trip.ts'

interface HistoryProps {
  id: string
  /** The number of the last operation that the page shows. */
  last: number
  /** The trip's list as the page shows it. */
  checklist: Itinerary['checklist']
  undo: Undo
}

/** The changes of a trip and who made them, newest first, each with a button to undo it; what was done in one go is one. */
export const History = ({ id, last, checklist, undo }: HistoryProps) => {
  const history = useHistory(id, last)
  const { steps, isPending, isError } = history
  const deeds = historyDeeds(historyLines(steps, checklist), steps.at(-1)?.number === 1)
  if (last === 0) return <p className={styles.empty}>Todavía no hay cambios.</p>
  return (
    <>
      <ol className={styles.history}>
        {deeds.map((deed) => (
          <li key={deed.steps.at(-1)?.number} className={styles.step}>
            <HistoryLine deed={deed} undo={undo} />
          </li>
        ))}
      </ol>
      {isPending && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {!isPending && (isError || history.hasOlder) && <Older count={steps.length} {...history} />}
    </>
  )
}

type OlderProps = Pick<
  ReturnType<typeof useHistory>,
  'isError' | 'isFetching' | 'retry' | 'hasOlder' | 'showOlder'
> & { count: number }

const keptOnly = (count: number): string => {
  if (count === 0) return 'El historial no está en este dispositivo. Se podrá ver con conexión.'
  const kept =
    count === 1 ? 'solo está el último cambio' : `solo están los últimos ${formatNumber(count)} cambios`
  return `En este dispositivo ${kept}. Los anteriores se podrán ver con conexión.`
}

/** The way to older changes; without a connection only those kept on this device are listed. */
const Older = ({ count, isError, isFetching, retry, showOlder }: OlderProps) => {
  const { offline } = useConnection()
  if (offline) return <p className={styles.empty}>{keptOnly(count)}</p>
  if (isError)
    return (
      <ErrorState onRetry={retry} busy={isFetching}>
        No se pudo cargar el historial.
      </ErrorState>
    )
  return (
    <p className={styles.older}>
      <Button variant="secondary" onClick={showOlder}>
        Ver cambios anteriores
      </Button>
    </p>
  )
}
