import type { Conversation } from '@andariego/contract/messages'
import { previewOf } from '@andariego/contract/messages-rules'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { IconBellOff } from '@tabler/icons-react'
import { useId } from 'react'
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
import { conversationTime } from './conversation-time.ts'
import { useConversations } from './conversations-query.ts'

interface ConversationListProps {
  onOpen: (other: { userId: string; called: string }) => void
}

/** The user's conversations, latest first. */
export const ConversationList = ({ onOpen }: ConversationListProps) => {
  const query = useConversations()
  const { data, isError, isFetching, refetch } = query
  const requestsId = useId()
  if (isError && !data)
    return (
      <ErrorState title="Error al cargar conversaciones" onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <ConversationListSkeleton />
  const conversations = data.pages.flatMap((page) => page.data)
  const requests = conversations.filter(({ isRequest }) => isRequest)
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
      <Conversations conversations={conversations.filter(({ isRequest }) => !isRequest)} onOpen={onOpen} />
      {requests.length > 0 && (
        <section className={styles.requests} aria-labelledby={requestsId}>
          <h2 id={requestsId}>Solicitudes</h2>
          <p>De personas que aún no conoces. No pueden enviarte enlaces hasta que respondas o aceptes.</p>
          <Conversations conversations={requests} onOpen={onOpen} />
        </section>
      )}
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

const Conversations = ({
  conversations,
  onOpen,
}: { conversations: readonly Conversation[] } & ConversationListProps) =>
  conversations.length > 0 && (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.conversationId}>
          <Item conversation={conversation} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )

const Item = ({ conversation, onOpen }: { conversation: Conversation } & ConversationListProps) => {
  const { otherUser, unreadCount, lastMessage, isMuted } = conversation
  const called = calledBy(otherUser)
  return (
    <button
      type="button"
      className={styles.item}
      data-person={otherUser.id}
      data-unread={(unreadCount > 0 && !isMuted) || undefined}
      onClick={() => onOpen({ userId: otherUser.id, called })}
    >
      <span className={styles.avatar}>
        <Portrait
          id={otherUser.isDeleted ? null : otherUser.id}
          picture={otherUser.userPortrait}
          size="medium"
        />
      </span>
      <span className={styles.email}>
        <span className={styles.name}>{called}</span>
        {isMuted && <IconBellOff role="img" aria-label="Silenciado" className={styles.muted} />}
      </span>
      <span className={styles.time}>
        <RelativeTime value={lastMessage.createdAt} words={conversationTime} />
      </span>
      <span className={styles.preview}>{previewOf(lastMessage.content)}</span>
      {unreadCount > 0 && !isMuted && (
        <span className={styles.badge}>
          <span aria-hidden="true">{unreadCount > 99 ? '99+' : formatNumber(unreadCount)}</span>
          <VisuallyHidden>{countOf(unreadCount, 'mensaje sin leer', 'mensajes sin leer')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
