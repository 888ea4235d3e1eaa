import { calledBy } from '@andariego/contract/people-rules'
import type { Review } from '@andariego/contract/reviews'
import { type ReactNode, useRef, useState } from 'react'
import { formatDateTime } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { useSession } from '../../platform/session/session.ts'
import { RelativeTime } from '../../ui/content/relative-time.tsx'
import { Stars } from '../../ui/content/stars.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { ReportButton } from '../moderation/public.ts'
import { MediaThumbs } from './media-thumbs.tsx'
import { ReactionButtons } from './reaction-buttons.tsx'
import { ReviewAuthor } from './review-author.tsx'
import styles from './review-item.module.css'
import { ReviewText } from './review-text.tsx'

const ReviewEdit = lazyPart(async () => (await import('./review-edit.tsx')).ReviewEdit)

const OwnReviewTools = lazyPart(async () => (await import('./own-review-tools.tsx')).OwnReviewTools, null, {
  dispensable: true,
})

interface ReviewItemProps {
  review: Review
  /** Shown above the stars: the place, in lists with reviews of several places. */
  heading?: ReactNode
  /** True when the viewer's own data are shown, with their reaction and permissions. */
  ready?: boolean
  /** Shows only the beginning of the text, in lists with reviews of several places. */
  brief?: boolean
  /** Called after a removal; given in lists where reviews can be edited and removed, as far as the viewer may. */
  onRemove?: () => void
}

export const ReviewItem = ({ review, heading, ready, brief, onRemove }: ReviewItemProps) => {
  const viewerId = useSession()?.user.id
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const stopEditing = () => {
    setEditing(false)
    // The button is rendered again with the next paint.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <article className={styles.item} aria-label={`Reseña de ${calledBy(review)}`}>
      {heading}
      <header className={styles.head}>
        <ReviewAuthor review={review}>
          <Dates review={review} />
        </ReviewAuthor>
        {review.may.includes('report') && (
          <span className={styles.actions}>
            <ReportButton subjectType="review" subjectId={review.id} called="esta reseña" />
          </span>
        )}
        {viewerId && onRemove && !editing && (
          <OwnReviewTools
            review={review}
            editButton={editButton}
            onEdit={() => setEditing(true)}
            onRemove={onRemove}
          />
        )}
      </header>
      {editing ? (
        <ReviewEdit review={review} onDone={stopEditing} />
      ) : (
        <>
          <Stars value={review.rating} size="small" />
          <ReviewText content={review.content} brief={brief} />
        </>
      )}
      <MediaThumbs media={review.media} mayReport={review.may.includes('report')} />
      <ReactionButtons review={review} ready={ready} />
    </article>
  )
}

const Dates = ({ review }: { review: Review }) => {
  const timeZone = useTimeZone()
  return (
    <span className={styles.date}>
      <RelativeTime value={review.createdAt} />
      {review.editedAt !== null && <span title={formatDateTime(review.editedAt, timeZone)}> · Editada</span>}
    </span>
  )
}
