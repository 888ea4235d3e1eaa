import { pages } from '@andariego/contract/pages'
import { useParams } from 'react-router'
import { TravellerProfile } from '../features/gamification/travellers/traveller-profile.tsx'
import { TravellerProfileSkeleton } from '../features/gamification/travellers/traveller-profile-skeleton.tsx'
import {
  isNobody,
  travellerFailure,
  useTraveller,
} from '../features/gamification/travellers/traveller-query.ts'
import { MessageButton } from '../features/messages/public.ts'
import { FavouritePlaces, FavouritePlacesSkeleton } from '../features/places/public.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { EmptyScene } from '../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { SectionHeading } from '../ui/layout/page-heading.tsx'
import styles from './profile.module.css'

export const meta = () => [{ title: titleOf('Perfil') }, { name: 'robots', content: 'noindex' }]

export default function User() {
  useRequiredSession()
  const { id: userId = '' } = useParams()
  const { data: traveller, error, isFetching, refetch } = useTraveller(userId)
  if (userId.trim() === '') return <Nobody>ID de usuario no proporcionado</Nobody>
  if (error && !traveller) {
    if (isNobody(error)) return <Nobody>{travellerFailure(error)}</Nobody>
    return (
      <Container>
        <h1 className={styles.failure}>Perfil</h1>
        <ErrorState title={travellerFailure(error)} busy={isFetching} onRetry={() => void refetch()}>
          {null}
        </ErrorState>
      </Container>
    )
  }
  return (
    <Container>
      <div className={styles.page}>
        {traveller ? (
          <TravellerProfile
            traveller={traveller}
            actions={<MessageButton userId={traveller.id} email={traveller.email} />}
          />
        ) : (
          <TravellerProfileSkeleton />
        )}
        <section>
          <SectionHeading title="Lugares Favoritos" />
          <div className={styles.part}>
            {traveller ? (
              <FavouritePlaces userId={traveller.id} empty={<NoFavourites />} />
            ) : (
              <FavouritePlacesSkeleton />
            )}
          </div>
        </section>
      </div>
    </Container>
  )
}

const Nobody = ({ children }: { children: string }) => (
  <Container>
    <h1 className={styles.failure}>Perfil</h1>
    <EmptyState
      scene={<EmptyScene name="lost" />}
      title={children}
      action={<LinkButton to={pages.search()}>Buscar usuarios</LinkButton>}
    >
      {null}
    </EmptyState>
  </Container>
)

const NoFavourites = () => (
  <EmptyState scene={<EmptyScene name="no-places" />}>
    Este usuario no tiene lugares favoritos aún.
  </EmptyState>
)
