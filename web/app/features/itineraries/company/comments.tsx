import { calledBy } from '@andariego/contract/people-rules'
import type { TripComment } from '@andariego/contract/trip-company'
import { COMMENT_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { IconTrash } from '@tabler/icons-react'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ReportButton } from '../../moderation/public.ts'
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
  const viewer = useSession()?.user.id
  const { text, setText, waiting, busy, canSend, problem, send, remove } = useComment(stop)
  const isBarred = useRestriction('publish') !== null
  const isTooLong = text.trim().length > COMMENT_MAX
  return (
    <div className={styles.comments}>
      <ol className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <p className={styles.who}>
              {calledBy(comment.by)} · <RelativeTime value={comment.createdAt} />
            </p>
            {comment.may.includes('remove') && (
              <IconButton
                label={`Borrar el comentario de ${calledBy(comment.by)}`}
                icon={<IconTrash aria-hidden="true" />}
                onClick={() => remove(comment.id)}
              />
            )}
            {comment.by.id !== viewer && (
              <ReportButton subjectType="comment" subjectId={comment.id} called="este comentario" />
            )}
            <p className={styles.words}>{comment.content}</p>
          </li>
        ))}
        {waiting.map(({ order, text: written, refusal }) => (
          <li key={order} className={styles.comment}>
            <p className={styles.who}>{refusal ?? 'Espera la conexión'}</p>
            <p className={styles.words}>{written}</p>
          </li>
        ))}
      </ol>
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
