import { SEARCH_RESULTS } from '@andariego/contract/gamification-rules'
import type { ReactNode } from 'react'
import { ApiError, formatError } from '../../../platform/api/api.ts'
import { countOf } from '../../../platform/format/format.ts'
import { EmptyScene } from '../../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import styles from './found-travellers.module.css'
import { TravellerCard } from './traveller-card.tsx'
import { isLongEnough, useTravellers } from './travellers-query.ts'

const failureOf = (error: Error): string =>
  error instanceof ApiError && error.status > 0 ? formatError(error) : 'Error al buscar usuarios'

/** The users that a search finds, for those who are signed in; nothing while the text is too short. */
export const FoundTravellers = ({ text }: { text: string }) => {
  const { data: travellers, error, isFetching, refetch } = useTravellers(text)
  if (!isLongEnough(text)) return null
  if (error && !isFetching)
    return (
      <ErrorState title={failureOf(error)} onRetry={() => void refetch()}>
        {null}
      </ErrorState>
    )
  if (!travellers) return <Searching />
  if (travellers.length === 0)
    return (
      <Said>
        <EmptyState scene={<EmptyScene name="no-results" />}>No se encontraron usuarios</EmptyState>
      </Said>
    )
  return (
    <>
      <Said>
        <p className={styles.count}>
          {countOf(travellers.length, 'usuario encontrado', 'usuarios encontrados')}
          {travellers.length === SEARCH_RESULTS && '. Escribe más del correo para acotar la lista.'}
        </p>
      </Said>
      <ul className={styles.list}>
        {travellers.map((traveller) => (
          <li key={traveller.id}>
            <TravellerCard traveller={traveller} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Said = ({ children }: { children: ReactNode }) => <div role="status">{children}</div>

const Searching = () => (
  <SkeletonGroup label="Buscando usuarios…">
    <Skeleton width="10rem" />
    <div className={styles.list}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} shape="block" height="8.25rem" />
      ))}
    </div>
  </SkeletonGroup>
)
