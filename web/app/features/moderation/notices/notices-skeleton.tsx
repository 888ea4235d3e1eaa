import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'

export const NoticesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="block" height="8rem" />
    <Skeleton shape="block" height="8rem" />
  </SkeletonGroup>
)
