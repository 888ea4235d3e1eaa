import { pages } from '@andariego/contract/pages'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useModalDialog } from '../../../ui/overlay/use-modal-dialog.ts'
import { BlockDialog } from '../../people/public.ts'
import { Chat } from './chat.tsx'
import styles from './chat-dialog.module.css'

export interface ChatDialogProps {
  /** Null while the dialog is closed. */
  other: { userId: string; called: string } | null
  /** Whether the name leads to the profile, where the other person can be muted, blocked and reported. */
  linksToProfile?: boolean
  onClose: () => void
}

/** Dialog 'Chat con {name or email}', shown over the page from which it was opened. */
export const ChatDialog = ({ other, linksToProfile = false, onClose }: ChatDialogProps) => {
  const titleId = useId()
  const client = useQueryClient()
  const ownId = useSession()?.user.id
  const [asksToBlock, setAsksToBlock] = useState(false)
  const close = () => {
    void invalidate(client, 'GET /direct-messages/conversations')
    void invalidate(client, 'GET /direct-messages/unread-count')
    onClose()
  }
  const open = other !== null && ownId !== undefined
  const modal = useModalDialog(open, close)
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.dialog}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              Chat con{' '}
              {linksToProfile && other.called !== DELETED_PERSON ? (
                <Link to={pages.user({ id: other.userId })}>{other.called}</Link>
              ) : (
                other.called
              )}
            </h2>
            <IconButton label="Cerrar" icon={<IconX aria-hidden="true" />} onClick={close} />
          </div>
          <Chat key={other.userId} userId={other.userId} ownId={ownId} onBlock={() => setAsksToBlock(true)} />
          {/* Beside the chat, which may learn of the block and be gone before the dialog has done its work. */}
          <BlockDialog
            userId={other.userId}
            called={other.called}
            open={asksToBlock}
            onClose={() => setAsksToBlock(false)}
            onBlocked={() => {
              setAsksToBlock(false)
              close()
            }}
          />
        </div>
      )}
    </dialog>
  )
}
