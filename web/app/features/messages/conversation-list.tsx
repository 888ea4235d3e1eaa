import type { Conversation } from '@andariego/contract/messages'
import { previewOf } from '@andariego/contract/messages-rules'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { countOf, formatNumber } from '../../platform/format/format.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import { RelativeTime } from '../../ui/content/relative-time.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { EmptyScene } from '../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import styles from './conversation-list.module.css'
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx'
import { useConversations } from './conversations-query.ts'

interface ConversationListProps {
  onOpen: (other: { userId: string; called: string }) => void
}

/** Whom one writes with, the latest first. */
export const ConversationList = ({ onOpen }: ConversationListProps) => {
  const query = useConversations()
  const { data, isError, isFetching, refetch } = query
  if (isError && !data)
    return (
      <ErrorState title="Error al cargar conversaciones" onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <ConversationListSkeleton />
  const conversations = data.pages.flatMap((page) => page.data)
  if (conversations.length === 0)
    return (
      <EmptyState
        scene={<EmptyScene name="no-messages" />}
        title="No tienes conversaciones aún"
        action={<LinkButton to={pages.search()}>Buscar viajeros</LinkButton>}
      >
        Visita el perfil de otro usuario y presiona «Mensaje» para empezar una.
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.conversationId}>
            <Item conversation={conversation} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          onLoad={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
        />
      )}
    </>
  )
}

const Item = ({ conversation, onOpen }: { conversation: Conversation } & ConversationListProps) => {
  const { otherUser, unreadCount, lastMessage } = conversation
  const called = calledBy(otherUser)
  return (
    <button
      type="button"
      className={styles.item}
      data-unread={unreadCount > 0 || undefined}
      onClick={() => onOpen({ userId: otherUser.id, called })}
    >
      <span className={styles.avatar}>
        <Portrait
          id={otherUser.isDeleted ? null : otherUser.id}
          picture={otherUser.userPortrait}
          size="medium"
        />
      </span>
      <span className={styles.email}>{called}</span>
      <span className={styles.time}>
        <RelativeTime value={lastMessage.createdAt} />
      </span>
      <span className={styles.preview}>{previewOf(lastMessage.content)}</span>
      {unreadCount > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{unreadCount > 99 ? '99+' : formatNumber(unreadCount)}</span>
          <VisuallyHidden>{countOf(unreadCount, 'mensaje sin leer', 'mensajes sin leer')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
