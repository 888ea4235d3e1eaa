import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './profile.module.css'

export const ProfileSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.head}>
      <Skeleton shape="circle" width="4.5rem" />
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton width="50%" />
        <Skeleton width="30%" />
      </div>
    </div>
  </SkeletonGroup>
)
