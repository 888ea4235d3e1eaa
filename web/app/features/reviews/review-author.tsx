import { pages } from '@andariego/contract/pages'
import type { Review } from '@andariego/contract/reviews'
import { Link } from '../../platform/rendering/link.tsx'
import styles from './review-item.module.css'

/** Who wrote it, with the way to their profile; an account that is gone has none. */
export const ReviewAuthor = ({ review: { userId, userEmail } }: { review: Review }) =>
  userId === null ? (
    <span className={styles.author} data-gone>
      {userEmail}
    </span>
  ) : (
    <Link to={pages.user({ id: userId })} prefetch="none" className={styles.author}>
      {userEmail}
    </Link>
  )
