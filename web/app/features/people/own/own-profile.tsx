import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { UnlessBarred } from '../../moderation/public.ts'
import { useOwnProfile } from './own-profile-query.ts'
import { PortraitField } from './portrait-field.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Loads the user's own profile and shows it as a form. */
export const OwnProfile = () => {
  const { data: profile, isError, isFetching, refetch } = useOwnProfile()
  if (profile)
    return (
      <UnlessBarred from="change">
        <PortraitField profile={profile} />
        <ProfileForm key={profile.id} profile={profile} />
      </UnlessBarred>
    )
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="36rem" />
    </SkeletonGroup>
  )
}
