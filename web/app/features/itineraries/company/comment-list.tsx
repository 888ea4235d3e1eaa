import { calledBy } from '@andariego/contract/people-rules'
import type { TripComment } from '@andariego/contract/trip-company'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useAsked } from '../../../ui/overlay/use-asked.ts'
import { ReportButton } from '../../moderation/public.ts'
import styles from './comments.module.css'
import { useRemoveComment } from './use-remove-comment.ts'

interface CommentListProps {
  tripId: string
  comments: readonly TripComment[]
  /** Comments that are not sent yet, as list items. */
  children?: ReactNode
}

/** The comments on a stop, each with what the viewer may do with it. */
export const CommentList = ({ tripId, comments, children }: CommentListProps) => {
  const remove = useRemoveComment(tripId)
  const { asked, ask, close } = useAsked<TripComment>(remove)
  return (
    <>
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
                onClick={() => ask(comment)}
              />
            )}
            {comment.may.includes('report') && (
              <ReportButton subjectType="comment" subjectId={comment.id} called="este comentario" />
            )}
            <p className={styles.words}>{comment.content}</p>
          </li>
        ))}
        {children}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        title="¿Borrar el comentario?"
        yes="Borrar"
        doing="Borrando…"
        busy={remove.isPending}
        failure={remove.isError && formatError(remove.error)}
        onYes={() => asked && remove.mutate(asked.id, { onSuccess: close })}
      >
        <p className={styles.asked}>«{asked?.content}»</p>
        <p>Se borra para todas las personas del viaje. No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  )
}
