import { assistantMessages } from '@andariego/contract/assistant-rules'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { UnlessBarred } from '../moderation/public.ts'
import { spokenText } from './answer-blocks.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Exchange, NewExchange } from './exchange.tsx'
import { nextQuestions } from './next-questions.ts'
import type { Chat } from './use-chat.ts'
import { useNewestExchange } from './use-newest-exchange.ts'
import { Suggestions, Welcome } from './welcome.tsx'

/** The text for screen readers: first that an answer is being written, then the whole answer at once instead of each piece. */
const useSpoken = ({ asked, messages, sending }: Chat): string => {
  const [spoken, setSpoken] = useState<{ text: string; response?: string }>({ text: '' })
  const wasSending = useRef(false)
  const last = messages.at(-1)
  useEffect(() => {
    const response = last?.response ?? ''
    if (sending) setSpoken({ text: 'El asistente está escribiendo.' })
    else if (wasSending.current)
      setSpoken(
        asked?.problem
          ? { text: asked.problem }
          : last?.status === 'stopped'
            ? { text: assistantMessages.stopped }
            : { text: spokenText(response), response },
      )
    wasSending.current = sending
  }, [sending, asked, last])
  // A moderator may have hidden what the answer quoted since it was spoken.
  const isWithheld = spoken.response !== undefined && spoken.response !== last?.response
  return (last || asked) && !isWithheld ? spoken.text : ''
}

const Loading = () => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>Cargando…</VisuallyHidden>
    <Skeleton width="55%" height="2.75rem" />
    <Skeleton width="80%" height="6rem" />
  </div>
)

/** The messages and the field for the next question. */
export const Conversation = ({ chat }: { chat: Chat }) => {
  const { messages, asked, answering, send } = chat
  const list = useRef<HTMLDivElement>(null)
  const length = messages.length
  const grown = asked?.text ?? messages.at(-1)?.response
  const spoken = useSpoken(chat)

  const { follow, onScroll } = useNewestExchange(list, [length, asked, grown])

  const say = (message: string) => {
    follow()
    void send(message)
  }
  const isEmpty = !chat.loading && !chat.failed && length === 0 && asked === null
  const last = messages.at(-1)
  const next = last && asked === null ? nextQuestions(last) : []
  const again = (message: string) => (answering ? null : () => say(message))
  return (
    <div className={styles.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={list} className={styles.list} tabIndex={0} aria-label="Conversación" onScroll={onScroll}>
        {chat.loading && <Loading />}
        {chat.failed && <ErrorState onRetry={chat.retry}>No se pudo cargar la conversación.</ErrorState>}
        {isEmpty && <Welcome onChoose={say} />}
        {messages.map((kept, index) => (
          <Exchange
            key={kept.id}
            kept={kept}
            onAgain={index === length - 1 && asked === null ? again(kept.message) : null}
          />
        ))}
        {next.length > 0 && <Suggestions label="Para seguir preguntando" questions={next} onChoose={say} />}
        {asked && <NewExchange asked={asked} onAgain={again(asked.message)} />}
      </section>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
      <UnlessBarred from="change">
        <Composer answering={answering} onSend={say} onStop={chat.stop} />
      </UnlessBarred>
    </div>
  )
}
