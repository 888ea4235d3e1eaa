import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Loads the user's notification settings and shows them as a form. */
export const NotificationSettings = () => {
  useSession()
  const settings = useQuery({
    ...query('GET /notifications/settings'),
    select: ({ data }) => data,
    enabled: () => getSession() !== null,
  })
  if (settings.data) return <SettingsForm settings={settings.data} />
  if (settings.isError)
    return <ErrorState onRetry={() => void settings.refetch()} busy={settings.isFetching} />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="30rem" />
    </SkeletonGroup>
  )
}
