import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'

export const NotificationListSkeleton = () => (
  <SkeletonGroup label="Cargando notificaciones…">
    {['1', '2', '3', '4'].map((key) => (
      <Skeleton key={key} shape="block" height="4.25rem" />
    ))}
  </SkeletonGroup>
)
