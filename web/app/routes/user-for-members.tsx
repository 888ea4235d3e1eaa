import { pages } from '@andariego/contract/pages'
import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { useNavigate } from 'react-router'
import { MessageButton } from '../features/messages/public.ts'
import { ReportButton } from '../features/moderation/public.ts'
import { MissingProfile, PersonMenu, UnnamedProfile } from '../features/people/pages/user.ts'
import { Profile, ProfileSkeleton, useProfile } from '../features/people/public.ts'
import { FavouritePlaces, FavouritePlacesSkeleton } from '../features/places/public.ts'
import { allows } from '../platform/api/allows.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { EmptyScene } from '../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
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

/** A person's page for signed-in users; everybody else is sent to sign in. */
export const UserForMembers = ({ userId, shown }: UserForMembersProps) => {
  useRequiredSession()
  const { data: profile, error, isFetching, refetch } = useProfile(userId, shown?.profile ?? null)
  const isUnnamed = userId.trim() === ''
  const isMissing = !isUnnamed && error !== null && !profile
  return (
    <Container>
      {/* The route's meta titles public profiles, which the server knows. */}
      {!shown && <title>{titleOf(profile ? calledBy(profile) : 'Perfil')}</title>}
      {isUnnamed && <UnnamedProfile />}
      {isMissing && (
        <MissingProfile
          error={error}
          isOwner={({ id }) => id === userId}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isUnnamed && !isMissing && <WholeProfile profile={profile} shown={shown} />}
    </Container>
  )
}

/** A profile with what its viewer can do, and what its owner did; a skeleton until it is loaded. */
const WholeProfile = ({ profile, shown }: { profile?: PublicProfile; shown: PublicUser | null }) => {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      {profile ? (
        <Profile
          profile={profile}
          actions={
            <>
              <MessageButton person={profile} />
              {allows(profile, 'report') && (
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
  )
}

const NoFavourites = () => (
  <EmptyState scene={<EmptyScene name="no-places" />}>
    Este usuario no tiene lugares favoritos aún.
  </EmptyState>
)
