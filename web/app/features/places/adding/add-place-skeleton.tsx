import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { DEFAULT_HEIGHT } from '../../maps/constants.ts'
import styles from './add-place-form.module.css'

/** The skeleton of the form, shown until the session is known. */
export const AddPlaceSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.form}>
      <div className={styles.where}>
        <Skeleton shape="line" width="8rem" />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height={`${DEFAULT_HEIGHT}px`} />
      </div>
      <div className={styles.what}>
        <Skeleton shape="block" height="60px" />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="104px" />
        <Skeleton shape="button" />
      </div>
    </div>
  </SkeletonGroup>
)
