import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './itinerary-skeleton.module.css'

const DAYS = ['first', 'second', 'third']
const STOPS = ['morning', 'noon', 'evening']

/** The skeleton of an itinerary. */
export const ItinerarySkeleton = () => (
  <SkeletonGroup>
    <h1 className={styles.title}>
      <VisuallyHidden>Itinerario</VisuallyHidden>
    </h1>
    <div className={styles.heading}>
      <Skeleton width="9rem" />
      <Skeleton shape="title" width="min(60%, 24rem)" height="3rem" />
      <Skeleton width="12rem" />
    </div>
    <Skeleton width="16rem" height="3rem" />
    <div className={styles.days}>
      {DAYS.map((day) => (
        <div key={day} className={styles.day}>
          <Skeleton shape="title" />
          {STOPS.map((stop) => (
            <Skeleton key={stop} shape="block" height="4.5rem" />
          ))}
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
