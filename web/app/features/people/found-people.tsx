import { PEOPLE_FOUND_MAX } from '@andariego/contract/people-rules'
import type { ReactNode } from 'react'
import { countOf } from '../../platform/format/format.ts'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './found-people.module.css'
import { searchFailure } from './people-failure.ts'
import { useFoundPeople } from './people-query.ts'
import { PersonCard } from './person-card.tsx'

/** The users that a search finds, for whoever is signed in. The text must be long enough: `isLongEnough`. */
export const FoundPeople = ({ text }: { text: string }) => {
  const { data: people, error, isFetching, refetch } = useFoundPeople(text)
  if (error && !isFetching)
    return (
      <ErrorState title={searchFailure(error)} onRetry={() => void refetch()}>
        {null}
      </ErrorState>
    )
  if (!people) return <Searching />
  if (people.length === 0)
    return (
      <Said>
        <EmptyState scene={<EmptyScene name="no-results" />}>No se encontraron usuarios</EmptyState>
      </Said>
    )
  return (
    <>
      <Said>
        <p className={styles.count}>
          {countOf(people.length, 'usuario encontrado', 'usuarios encontrados')}
          {people.length === PEOPLE_FOUND_MAX && '. Escribe más para acotar la lista.'}
        </p>
      </Said>
      <ul className={styles.list}>
        {people.map((profile) => (
          <li key={profile.id}>
            <PersonCard profile={profile} />
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
