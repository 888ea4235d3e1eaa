import { formatError } from '../../../platform/api/api.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { useSecondFactor } from './second-factor-query.ts'

const TwoStepsSettings = lazyPart(async () => (await import('./two-steps-settings.tsx')).TwoStepsSettings)

/** Turns the second step of signing in on and off. The controls load once it is known which of the two holds. */
export const TwoSteps = ({ email }: { email: string }) => {
  const { data, error, isError, refetch, isFetching } = useSecondFactor()
  if (data) return <TwoStepsSettings email={email} state={data} />
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {formatError(error)}
      </ErrorState>
    )
  return (
    <SkeletonGroup>
      <Skeleton width="14rem" />
      <Skeleton shape="button" width="8rem" />
    </SkeletonGroup>
  )
}
