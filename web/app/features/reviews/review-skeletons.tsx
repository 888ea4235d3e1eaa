import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './review-section.module.css'

/** The skeletons of three reviews. */
export const ReviewSkeletons = () => (
  <SkeletonGroup label="Cargando reseñas…">
    {[92, 70, 84].map((width) => (
      <div key={width} className={styles.skeleton}>
        <Skeleton width="45%" />
        <Skeleton width="6rem" />
        <Skeleton width={`${width}%`} />
        <Skeleton width={`${width - 20}%`} />
      </div>
    ))}
  </SkeletonGroup>
)
