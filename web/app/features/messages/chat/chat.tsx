import { useRef } from 'react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { UnlessBarred } from '../../moderation/public.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { senderOf } from './message-sender.ts'
import styles from './messages.module.css'
import { RequestBanner } from './request-banner.tsx'
import { messagesOf } from './thread-changes.ts'
import { useThread } from './thread-query.ts'
import { useNewestReceived } from './use-newest-received.ts'
import { useSendMessage } from './use-send-message.ts'

interface ChatProps {
  userId: string
  ownId: string
  /** Called to ask whether the other person shall be blocked. */
  onBlock: () => void
}

/** A thread with the field for a new message. */
export const Chat = ({ userId, ownId, onBlock }: ChatProps) => {
  const thread = useThread(userId)
  const field = useRef<HTMLTextAreaElement>(null)
  const messages = messagesOf(thread.data)
  const { text, setText, canSend, pending, waiting, problem, send } = useSendMessage(userId, messages)
  const received = useNewestReceived(thread.data && messages, userId)
  const gone = thread.data?.pages[0]?.otherUser.isDeleted

  if (thread.isError && !thread.data)
    return (
      <ErrorState
        title="Error al cargar los mensajes"
        onRetry={() => void thread.refetch()}
        busy={thread.isFetching}
      />
    )
  const isRequest = thread.data?.pages[0]?.isRequest && !gone
  return (
    <>
      <div className={styles.thread}>
        {isRequest && (
          <RequestBanner userId={userId} onAccepted={() => field.current?.focus()} onBlock={onBlock} />
        )}
        {thread.data ? (
          <MessageList
            messages={messages}
            pending={pending}
            waiting={waiting}
            ownId={ownId}
            older={{
              exist: thread.hasNextPage,
              loading: thread.isFetchingNextPage,
              failed: thread.isFetchNextPageError,
              load: () => void thread.fetchNextPage(),
            }}
          />
        ) : (
          <ThreadSkeleton />
        )}
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{received && `${senderOf(received)}: ${received.content}`}</VisuallyHidden>
      </div>
      {gone ? (
        <p className={styles.gone}>Esta persona eliminó su cuenta: ya no puedes escribirle.</p>
      ) : (
        <UnlessBarred from="publish">
          <Composer
            field={field}
            text={text}
            onChange={setText}
            onSend={send}
            canSend={canSend}
            problem={problem}
          />
        </UnlessBarred>
      )}
    </>
  )
}

const ThreadSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonGroup>
      <Skeleton shape="block" width="55%" height="3.5rem" />
      <Skeleton shape="block" width="70%" height="5rem" />
      <Skeleton shape="block" width="40%" height="3.5rem" />
    </SkeletonGroup>
  </div>
)
