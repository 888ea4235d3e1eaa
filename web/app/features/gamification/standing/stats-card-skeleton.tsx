import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './stats-card.module.css'

export const StatsCardSkeleton = () => (
  <SkeletonGroup>
    <Card padding="roomy" className={styles.card}>
      <div className={styles.standing}>
        <Skeleton shape="circle" width="clamp(8rem, 30vw, 10.5rem)" />
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </div>
      <div className={styles.badges}>
        <Skeleton shape="title" width="8rem" />
        <Skeleton shape="block" height="8rem" />
      </div>
    </Card>
  </SkeletonGroup>
)
