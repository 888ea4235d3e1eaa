import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './conversation-list.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export const ConversationListSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.item}>
          <Skeleton shape="circle" width="44px" />
          <span className={styles.email}>
            <Skeleton width="12rem" />
          </span>
          <span className={styles.preview}>
            <Skeleton width="75%" />
          </span>
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
