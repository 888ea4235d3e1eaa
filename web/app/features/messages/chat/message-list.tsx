import type { DirectMessage } from '@andariego/contract/messages'
import { IconArrowDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import type { StoredEntry } from '../../../platform/outbox/entry.ts'
import { useWaitingWords } from '../../../platform/outbox/use-outbox.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Retry } from '../../../ui/actions/retry.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MessageBubble, PendingBubble } from './message-bubble.tsx'
import { dayName, dayOf } from './message-times.ts'
import styles from './messages.module.css'
import { useChatScroll } from './use-chat-scroll.ts'

interface MessageListProps {
  messages: readonly DirectMessage[]
  pending: string | null
  waiting: readonly StoredEntry[]
  ownId: string
  older: { exist: boolean; loading: boolean; failed: boolean; load: () => void }
}

/** A thread from its oldest loaded message to its newest, grouped by day. */
export const MessageList = ({ messages, pending, waiting, ownId, older }: MessageListProps) => {
  const loadOlder = older.exist && !older.loading && !older.failed ? older.load : null
  const { area, onScroll, news, toEnd } = useChatScroll({ messages, pending, ownId, loadOlder })
  const waits = useWaitingWords()
  const now = Date.now()
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={area} className={styles.area} onScroll={onScroll} tabIndex={0} aria-label="Mensajes">
        {older.loading && <Skeleton shape="block" height="3rem" />}
        {older.failed && (
          <Retry size="small" onRetry={older.load}>
            Reintentar cargar los anteriores
          </Retry>
        )}
        {messages.length === 0 && pending === null && waiting.length === 0 && (
          <p className={styles.empty}>No hay mensajes aún. ¡Inicia la conversación!</p>
        )}
        <ol className={styles.list}>
          {messages.map((message, index) => {
            const before = messages[index - 1]
            const newDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
            return (
              <Fragment key={message.id}>
                {newDay && (
                  <li className={styles.day}>
                    <span>{dayName(message.createdAt, now)}</span>
                  </li>
                )}
                <MessageBubble
                  message={message}
                  mine={message.senderId === ownId}
                  goesOn={!newDay && before.senderId === message.senderId}
                />
              </Fragment>
            )
          })}
          {waiting.map(({ order, text, refusal }) => (
            <PendingBubble key={order} content={text} state={refusal ?? waits} />
          ))}
          {pending !== null && <PendingBubble content={pending} />}
        </ol>
      </section>
      {news > 0 && (
        <Button
          size="small"
          className={styles.news}
          icon={<IconArrowDown aria-hidden="true" />}
          onClick={toEnd}
        >
          {countOf(news, 'nuevo mensaje', 'nuevos mensajes')}
        </Button>
      )}
    </div>
  )
}
