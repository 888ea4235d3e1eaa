import { itinerariesMessages, loadProblem } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { ApiError, formatError } from '../../platform/api/api.ts'
import { failureOf, hasWords } from '../../platform/api/failure-of.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import styles from './itinerary-problem.module.css'

interface ItineraryProblemProps {
  error: unknown
  /** Whether the user was looking at it. */
  wasOpen?: boolean
  onRetry: () => void
  busy: boolean
}

/** It does not exist, the user may not see it, or its address is malformed: retrying would not help. */
const isNotThere = (error: unknown) => {
  const code = failureOf('GET /itineraries/:id', error)
  const isMissing = error instanceof ApiError && error.status === 404
  return isMissing || code === 'validation' || code === 'malformed'
}

/** Shown in place of an itinerary that cannot be loaded, with a way to go on. */
export const ItineraryProblem = ({ error, wasOpen = false, onRetry, busy }: ItineraryProblemProps) => {
  if (!isNotThere(error))
    return (
      <ErrorState onRetry={onRetry} busy={busy} title={<h1 className={styles.title}>Itinerario</h1>}>
        {hasWords(error) ? loadProblem(formatError(error)) : itinerariesMessages.loadFailed}
      </ErrorState>
    )
  return (
    <div role="alert">
      <EmptyState
        scene={<EmptyScene name="lost" />}
        title={<h1 className={styles.title}>{itinerariesMessages.loadFailed}</h1>}
        action={<LinkButton to={pages.itineraries()}>Ver mis itinerarios</LinkButton>}
      >
        {wasOpen
          ? 'Lo tenías abierto: alguien lo eliminó, o ya no lo comparte contigo.'
          : 'Quizá se eliminó, o no es tuyo.'}
      </EmptyState>
    </div>
  )
}
