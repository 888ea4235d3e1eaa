import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './editor/itinerary-editor.module.css'

export const EditorSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.editor}>
      <div className={styles.column}>
        <Skeleton width="11rem" />
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="7.5rem" />
        <Skeleton shape="block" height="4.5rem" />
        <Skeleton shape="block" height="4.5rem" />
      </div>
      <Skeleton shape="block" height="clamp(18rem, 58svh, 34rem)" />
    </div>
  </SkeletonGroup>
)
