import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import cardStyles from './group-card.module.css'
import styles from './group-list.module.css'

export const GroupsSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.groups}>
      {['first', 'second'].map((key) => (
        <Card key={key} className={cardStyles.card}>
          <Skeleton shape="title" width="min(16rem, 80%)" />
          <Skeleton width="90%" />
          <Skeleton height="3rem" shape="block" />
          <Skeleton width="14rem" />
          <Skeleton width="12rem" />
          <Skeleton shape="button" width="11rem" />
        </Card>
      ))}
    </div>
  </SkeletonGroup>
)
