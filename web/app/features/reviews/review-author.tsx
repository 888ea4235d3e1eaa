import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import type { Review } from '@andariego/contract/reviews'
import { Link } from '../../platform/rendering/link.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import styles from './review-item.module.css'

/** A review's author with a link to their profile; without a link when the account was deleted. */
export const ReviewAuthor = ({ review }: { review: Review }) => {
  const { userId, userPortrait } = review
  return (
    <>
      <Portrait id={userId} picture={userPortrait} />
      {userId === null ? (
        <span className={styles.author} data-gone>
          {calledBy(review)}
        </span>
      ) : (
        <Link to={pages.user({ id: userId })} prefetch="none" className={styles.author}>
          {calledBy(review)}
        </Link>
      )}
    </>
  )
}
