import type { DirectMessage } from '@andariego/contract/messages'
import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react'
import { memo } from 'react'
import { allows } from '../../../platform/api/allows.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { ReportButton } from '../../moderation/public.ts'
import { senderOf } from './message-sender.ts'
import { timeOfDay } from './message-times.ts'
import styles from './messages.module.css'

interface BubbleProps {
  message: Pick<
    DirectMessage,
    'id' | 'content' | 'senderEmail' | 'senderName' | 'createdAt' | 'isRead' | 'may'
  >
  mine: boolean
  /** The previous message has the same sender, so the name is not repeated. */
  goesOn: boolean
}

/** One tick: the server has the message. Two ticks: the receiver has read it. */
export const MessageBubble = memo(({ message, mine, goesOn }: BubbleProps) => (
  <li className={styles.message} data-mine={mine || undefined} data-goes-on={goesOn || undefined}>
    {goesOn ? (
      <VisuallyHidden>{mine ? 'Tú' : senderOf(message)}</VisuallyHidden>
    ) : (
      <span className={styles.sender}>{mine ? 'Tú' : senderOf(message)}</span>
    )}
    <div className={styles.bubble}>
      <p className={styles.content}>{message.content}</p>
      <span className={styles.meta}>
        <time dateTime={message.createdAt}>{timeOfDay(message.createdAt)}</time>
        {mine && <Ticks isRead={message.isRead} />}
        {allows(message, 'report') && (
          <ReportButton
            subjectType="message"
            subjectId={message.id}
            called="este mensaje"
            className={styles.report}
          />
        )}
      </span>
    </div>
  </li>
))

const Ticks = ({ isRead }: { isRead: boolean }) => (
  <>
    {isRead ? <IconChecks aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
    <VisuallyHidden>{isRead ? 'Leído' : 'Enviado'}</VisuallyHidden>
  </>
)

/** A message that is being sent or waits in the outbox. */
export const PendingBubble = ({ content, state = 'Enviando…' }: { content: string; state?: string }) => (
  <li className={styles.message} data-mine data-pending>
    <span className={styles.sender}>Tú</span>
    <div className={styles.bubble}>
      <p className={styles.content}>{content}</p>
      <span className={styles.meta}>
        <IconClock aria-hidden="true" />
        {state}
      </span>
    </div>
  </li>
)
