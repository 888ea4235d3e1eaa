import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import styles from './explore-list.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const ExploreListSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height="7.5rem" />
      ))}
    </div>
  </SkeletonGroup>
)
