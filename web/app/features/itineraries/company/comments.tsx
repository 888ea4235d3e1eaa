import { isLongerThan } from '@andariego/contract/text-rules'
import type { TripComment } from '@andariego/contract/trip-company'
import { COMMENT_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { useWaitingWords } from '../../../platform/outbox/use-outbox.ts'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { CommentList } from './comment-list.tsx'
import styles from './comments.module.css'
import { useComment } from './use-comment.ts'

interface CommentsProps {
  tripId: string
  stopId: string
  placeName: string
  comments: readonly TripComment[]
}

/** The comments on a stop, and a field to write one. */
export const Comments = ({ comments, ...stop }: CommentsProps) => {
  const { text, setText, waiting, busy, canSend, problem, send } = useComment(stop)
  const waits = useWaitingWords()
  const isBarred = useRestriction('publish') !== null
  const isTooLong = isLongerThan(text.trim(), COMMENT_MAX)
  return (
    <div className={styles.comments}>
      <CommentList tripId={stop.tripId} comments={comments}>
        {waiting.map(({ order, text: written, refusal }) => (
          <li key={order} className={styles.comment}>
            <p className={styles.who}>{refusal ?? waits}</p>
            <p className={styles.words}>{written}</p>
          </li>
        ))}
      </CommentList>
      {!isBarred && (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (canSend) send()
          }}
        >
          <TextArea
            rows={1}
            label={`Comentario sobre ${stop.placeName}`}
            placeholder="Escribe un comentario"
            value={text}
            counterLimit={COMMENT_MAX}
            error={isTooLong ? tripsMessages.commentLength : problem}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small" variant="secondary" busy={busy} disabled={!canSend && !busy}>
            Comentar
          </Button>
        </form>
      )}
    </div>
  )
}
