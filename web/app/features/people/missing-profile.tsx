import { pages } from '@andariego/contract/pages'
import type { Person } from '@andariego/contract/people'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { BlockedPerson } from './keeping-away/blocked-person.tsx'
import styles from './missing-profile.module.css'
import { isNobody, profileFailure } from './people-failure.ts'

interface MissingProfileProps {
  /** Why the server did not send the profile. */
  error: unknown
  /** Tells whether the missing profile is this person's. */
  isOwner: (person: Person) => boolean
  busy: boolean
  onRetry: () => void
}

/** Stands in place of a profile that cannot be shown: says why, and offers what may help. */
export const MissingProfile = ({ error, isOwner, busy, onRetry }: MissingProfileProps) => (
  <>
    <Heading />
    {isNobody(error) ? (
      <BlockedPerson isOwner={isOwner} otherwise={<Nobody>{profileFailure(error)}</Nobody>} />
    ) : (
      <ErrorState title={profileFailure(error)} busy={busy} onRetry={onRetry}>
        {null}
      </ErrorState>
    )}
  </>
)

/** Stands in place of a profile when the address names nobody. */
export const UnnamedProfile = () => (
  <>
    <Heading />
    <Nobody>ID de usuario no proporcionado</Nobody>
  </>
)

const Heading = () => <h1 className={styles.heading}>Perfil</h1>

const Nobody = ({ children }: { children: string }) => (
  <EmptyState
    scene={<EmptyScene name="lost" />}
    title={children}
    action={<LinkButton to={pages.search()}>Buscar usuarios</LinkButton>}
  >
    {null}
  </EmptyState>
)
