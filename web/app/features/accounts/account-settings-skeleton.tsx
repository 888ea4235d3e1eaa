import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-settings.module.css'

export const AccountSettingsSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.settings}>
      {['8.5rem', '12rem', '28rem'].map((height) => (
        <Card key={height} padding="roomy">
          <div style={{ minHeight: height }}>
            <Skeleton shape="title" width="min(14rem, 70%)" />
            <Skeleton width="min(22rem, 90%)" />
          </div>
        </Card>
      ))}
    </div>
  </SkeletonGroup>
)
