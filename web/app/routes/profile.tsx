import { pages } from '@andariego/contract/pages'
import { useLocation } from 'react-router'
import {
  Milestones,
  MilestonesSkeleton,
  NotificationArea,
  OwnStats,
  PointsRules,
  StatsCardSkeleton,
} from '../features/gamification/pages/profile.ts'
import { NamePrompt, OwnName } from '../features/people/pages/profile.ts'
import { FavouritePlaces, FavouritePlacesSkeleton } from '../features/places/public.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { loginPath } from '../platform/session/next-page.ts'
import { useSession } from '../platform/session/session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { EmptyScene } from '../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading, SectionHeading } from '../ui/layout/page-heading.tsx'
import styles from './profile.module.css'

export const meta = () => [{ title: titleOf('Perfil de Usuario') }, { name: 'robots', content: 'noindex' }]

export default function Profile() {
  const user = useSession()?.user
  const { pathname } = useLocation()
  return (
    <Container>
      <PageHeading
        title="Perfil de Usuario"
        lead={
          <span className="only-user">
            {user ? (
              <>
                ¡Te damos la bienvenida,{' '}
                <span className={styles.email}>
                  <OwnName email={user.email} />
                </span>
                ! <NamePrompt />
              </>
            ) : (
              '¡Te damos la bienvenida!'
            )}
          </span>
        }
      />
      <div className="only-anonymous">
        <EmptyState
          scene={<EmptyScene name="lost" />}
          action={<LinkButton to={loginPath(pathname)}>Iniciar sesión</LinkButton>}
        >
          Debe iniciar sesión para ver su perfil.
        </EmptyState>
      </div>
      <div className="only-user">
        <div className={styles.page}>
          <div>
            <NotificationArea />
            {user ? <OwnStats userId={user.id} /> : <StatsCardSkeleton />}
          </div>
          {user ? <Milestones userId={user.id} /> : <MilestonesSkeleton />}
          <section>
            <SectionHeading title="Lugares Favoritos" />
            <div className={styles.part}>
              {user ? (
                <FavouritePlaces userId={user.id} empty={<NoFavourites />} />
              ) : (
                <FavouritePlacesSkeleton />
              )}
            </div>
          </section>
          <PointsRules />
        </div>
      </div>
    </Container>
  )
}

const NoFavourites = () => (
  <EmptyState
    scene={<EmptyScene name="no-places" />}
    action={<LinkButton to={pages.explore()}>Explorar lugares</LinkButton>}
  >
    Aún no tienes lugares favoritos: marca con el corazón los que quieras volver a encontrar.
  </EmptyState>
)
