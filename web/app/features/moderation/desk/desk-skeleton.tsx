import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'

export const DeskSkeleton = () => (
  <SkeletonGroup>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} shape="block" height="5rem" />
    ))}
  </SkeletonGroup>
)
