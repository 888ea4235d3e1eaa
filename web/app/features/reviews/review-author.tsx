import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import type { Review } from '@andariego/contract/reviews'
import { Link } from '../../platform/rendering/link.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import styles from './review-item.module.css'

/** A review's author with a link to their profile; without a link when the account was deleted. */
export const ReviewAuthor = ({ review }: { review: Review }) => {
  const { userId, userPortrait } = review
  // On a phone, an address breaks before its @. Its component is not used here: it would be loaded on each first visit.
  const [start, ...rest] = calledBy(review).split(/(?=@)/)
  return (
    <>
      <Portrait id={userId} picture={userPortrait} />
      {userId === null ? (
        <span className={styles.author} data-gone>
          {start}
        </span>
      ) : (
        <Link to={pages.user({ id: userId })} prefetch="none" className={styles.author}>
          {start}
          <wbr />
          {rest}
        </Link>
      )}
    </>
  )
}
