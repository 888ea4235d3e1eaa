import { pages } from '@andariego/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { query } from '../../../platform/api/queries.ts'
import { useRequiredSession } from '../../../platform/session/use-required-session.ts'
import { MissingProfile } from '../missing-profile.tsx'
import { ProfileSkeleton } from '../profile-skeleton.tsx'

/** Redirects a signed-in user to the profile of the person who has, or had, this handle. */
export const HandleOwner = ({ handle }: { handle: string }) => {
  const viewer = useRequiredSession()?.user.id ?? null
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('GET /users/by-handle/:handle', { params: { handle }, viewer }),
    select: ({ data: person }) => person.id,
    enabled: viewer !== null,
  })
  useEffect(() => {
    if (data !== undefined) void navigate(pages.user({ id: data }), { replace: true })
  }, [data, navigate])
  if (!error) return <ProfileSkeleton />
  return (
    <MissingProfile
      error={error}
      isOwner={({ userHandle }) => userHandle === handle}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
