import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { MessageButton } from '../features/messages/public.ts'
import { ReportButton } from '../features/moderation/public.ts'
import { BlockedPerson, PersonMenu } from '../features/people/pages/user.ts'
import { isNobody, Profile, ProfileSkeleton, profileFailure, useProfile } from '../features/people/public.ts'
import { FavouritePlaces, FavouritePlacesSkeleton } from '../features/places/public.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { EmptyScene } from '../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { SectionHeading } from '../ui/layout/page-heading.tsx'
import styles from './profile.module.css'
import type { PublicUser } from './public-user.ts'
import { UserDeeds } from './user-deeds.tsx'

interface UserForMembersProps {
  userId: string
  /** The public part of the profile, shown until the rest is loaded. */
  shown: PublicUser | null
}

/** A person's page for signed-in visitors; everybody else is sent to sign in. */
export const UserForMembers = ({ userId, shown }: UserForMembersProps) => {
  const session = useRequiredSession()
  const navigate = useNavigate()
  const { data: profile, error, isFetching, refetch } = useProfile(userId, shown?.profile ?? null)
  if (userId.trim() === '')
    return (
      <WithoutProfile>
        <Nobody>ID de usuario no proporcionado</Nobody>
      </WithoutProfile>
    )
  if (error && !profile) {
    if (isNobody(error))
      return (
        <WithoutProfile>
          <BlockedPerson userId={userId} otherwise={<Nobody>{profileFailure(error)}</Nobody>} />
        </WithoutProfile>
      )
    return (
      <WithoutProfile>
        <ErrorState title={profileFailure(error)} busy={isFetching} onRetry={() => void refetch()}>
          {null}
        </ErrorState>
      </WithoutProfile>
    )
  }
  return (
    <Container>
      <div className={styles.page}>
        {profile ? (
          <Profile
            profile={profile}
            actions={
              <>
                <MessageButton userId={profile.id} called={calledBy(profile)} />
                {session && session.user.id !== profile.id && (
                  <ReportButton subjectType="user" subjectId={profile.id} called="a esta persona" />
                )}
                <PersonMenu profile={profile} onBlocked={() => void navigate(pages.search())} />
              </>
            }
          />
        ) : (
          <ProfileSkeleton />
        )}
        <section>
          <SectionHeading title="Lugares Favoritos" />
          <div className={styles.part}>
            {profile ? (
              <FavouritePlaces userId={profile.id} empty={<NoFavourites />} />
            ) : (
              <FavouritePlacesSkeleton />
            )}
          </div>
        </section>
        {profile?.isPublic && <UserDeeds userId={profile.id} shown={shown} />}
      </div>
    </Container>
  )
}

const WithoutProfile = ({ children }: { children: ReactNode }) => (
  <Container>
    <h1 className={styles.failure}>Perfil</h1>
    {children}
  </Container>
)

const Nobody = ({ children }: { children: string }) => (
  <EmptyState
    scene={<EmptyScene name="lost" />}
    title={children}
    action={<LinkButton to={pages.search()}>Buscar usuarios</LinkButton>}
  >
    {null}
  </EmptyState>
)

const NoFavourites = () => (
  <EmptyState scene={<EmptyScene name="no-places" />}>
    Este usuario no tiene lugares favoritos aún.
  </EmptyState>
)
