import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import type { Review } from '@andariego/contract/reviews'
import type { ReactNode } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import styles from './review-item.module.css'

interface ReviewAuthorProps {
  review: Review
  /** Shown after the name, or below it where the name takes the whole line. */
  children: ReactNode
}

/** A review's author with a link to their profile; without a link when the account was deleted. */
export const ReviewAuthor = ({ review, children }: ReviewAuthorProps) => {
  const { userId, userPortrait } = review
  // On a phone, an address breaks before its @. Its component is not used here: it would be loaded on each first visit.
  const [start, ...rest] = calledBy(review).split(/(?=@)/)
  return (
    <>
      <Portrait id={userId} picture={userPortrait} />
      <span className={styles.words}>
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
        {children}
      </span>
    </>
  )
}
