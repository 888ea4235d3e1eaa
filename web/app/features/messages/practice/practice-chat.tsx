import { IconArrowLeft, IconCheck, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import styles from './practice-chat.module.css'
import { PracticeComposer } from './practice-composer.tsx'
import { afterDeed, byLatest, ME, otherIn, type PracticeMessage, startingState } from './practice-state.ts'
import { practiceTime } from './practice-time.ts'

/** A chat that exists in this page only: nothing is sent, nobody answers, and a reload forgets it. */
export const PracticeChat = () => {
  const [state, does] = useReducer(afterDeed, Date.now(), startingState)
  const [adding, setAdding] = useState(false)
  const now = Date.now()
  const recent = useRef<HTMLElement>(null)
  const thread = useRef<HTMLElement>(null)
  const lastOpened = useRef<string | null>(null)
  useEffect(() => {
    if (state.openId === null) {
      // The pressed button is gone: the focus moves to the closed conversation, or to what is left of the list.
      const left = [`[data-id="${lastOpened.current}"]`, 'li button', 'button']
      const next = left.map((selector) => recent.current?.querySelector<HTMLElement>(selector)).find(Boolean)
      if (lastOpened.current !== null) next?.focus()
      return
    }
    lastOpened.current = state.openId
    // Scrolls the whole thread into view with its field at the bottom, because on a small screen the page may be scrolled anywhere.
    thread.current?.querySelector('textarea')?.focus({ preventScroll: true })
    thread.current?.scrollIntoView({ block: 'nearest' })
  }, [state.openId])
  const open = state.conversations.find(({ id }) => id === state.openId)
  return (
    <div className={styles.panes} data-open={open !== undefined || undefined}>
      <section ref={recent} className={styles.recent} aria-labelledby="practica-recientes">
        <div className={styles.head}>
          <h2 id="practica-recientes" className={styles.title}>
            Chats recientes
          </h2>
          <IconButton
            label="Agregar persona al chat"
            icon={<IconUserPlus aria-hidden="true" />}
            onClick={() => setAdding(true)}
          />
        </div>
        {state.conversations.length === 0 && (
          <p className={styles.nothing}>No hay conversaciones aún. ¡Inicia una conversación!</p>
        )}
        <ul className={styles.list}>
          {byLatest(state.conversations).map((conversation) => {
            const { id, unreadCount, lastMessage } = conversation
            const other = otherIn(conversation)
            return (
              <li key={id}>
                <button
                  type="button"
                  data-id={id}
                  className={styles.item}
                  aria-current={id === state.openId || undefined}
                  onClick={() => does({ type: 'open', id })}
                >
                  <span className={styles.avatar} aria-hidden="true">
                    {other.avatar}
                  </span>
                  <span className={styles.name}>{other.name}</span>
                  <span className={styles.time}>
                    {lastMessage && practiceTime(lastMessage.timestamp, now)}
                  </span>
                  <span className={styles.preview}>{lastMessage?.text}</span>
                  {unreadCount > 0 && (
                    <span className={styles.badge}>
                      {unreadCount}
                      <VisuallyHidden> sin leer</VisuallyHidden>
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <section ref={thread} className={styles.thread} aria-label="Conversación">
        {open ? (
          <Thread
            key={open.id}
            name={otherIn(open).name}
            messages={state.messages.filter(({ conversationId }) => conversationId === open.id)}
            now={now}
            onBack={() => does({ type: 'close' })}
            onRemove={() => does({ type: 'remove', id: open.id })}
            onSend={(text) => does({ type: 'send', text, now: Date.now() })}
          />
        ) : (
          <p className={styles.nothing}>Selecciona una conversación para empezar a chatear</p>
        )}
      </section>
      <AddPersonDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdd={(person) => {
          does({ type: 'add', person, now: Date.now() })
          setAdding(false)
        }}
      />
    </div>
  )
}

interface ThreadProps {
  name: string
  messages: readonly PracticeMessage[]
  now: number
  onBack: () => void
  onRemove: () => void
  onSend: (text: string) => void
}

const Thread = ({ name, messages, now, onBack, onRemove, onSend }: ThreadProps) => {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message makes the list longer
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages.length])
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          className={styles.back}
          icon={<IconArrowLeft aria-hidden="true" />}
          onClick={onBack}
        >
          Volver
        </Button>
        <h2 className={styles.title}>{name}</h2>
        <IconButton
          label={`Quitar la conversación con ${name}`}
          icon={<IconTrash aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <ol ref={list} className={styles.messages} aria-label="Mensajes">
        {messages.map(({ id, senderId, text, timestamp, status }) => (
          <li key={id} className={styles.message} data-mine={senderId === ME || undefined}>
            <VisuallyHidden>{senderId === ME ? 'Tú: ' : `${name}: `}</VisuallyHidden>
            <p className={styles.text}>{text}</p>
            <span className={styles.when}>
              {practiceTime(timestamp, now)}
              {senderId === ME && status === 'sent' && (
                <>
                  <IconCheck aria-hidden="true" />
                  <VisuallyHidden>Enviado</VisuallyHidden>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <PracticeComposer onSend={onSend} />
    </>
  )
}
