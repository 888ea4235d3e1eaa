import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './itinerary-list.module.css'

const CARDS = ['first', 'second', 'third']

export const ItineraryListSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      {CARDS.map((card) => (
        <Card key={card} className={styles.skeleton}>
          <Skeleton shape="block" ratio="21 / 9" />
          <Skeleton shape="title" width="70%" />
          <Skeleton width="55%" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
        </Card>
      ))}
    </div>
  </SkeletonGroup>
)
