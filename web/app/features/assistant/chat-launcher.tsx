import { pages } from '@andariego/contract/pages'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { NavLink } from '../../platform/rendering/link.tsx'
import styles from './chat-launcher.module.css'
import { ChatMark } from './chat-mark.tsx'
import { closeChat, openChat, useChatOpening } from './chat-opening.ts'
import { useFreeCorner } from './use-free-corner.ts'

const NAME = 'Abrir el asistente de viajes'
const open = (event: MouseEvent<HTMLElement>) => void openChat(event.currentTarget)

/** The assistant's own page already shows the conversation. */
const useIsChatPage = () => useLocation().pathname.startsWith(pages.assistant())

/**
 * The conversation, and on wide screens the floating button that opens it. The button moves away from controls that it would
 * cover.
 */
export const ChatLauncher = () => {
  const { isOpen, Panel } = useChatOpening()
  const isChatPage = useIsChatPage()
  const button = useRef<HTMLButtonElement>(null)
  useFreeCorner(button, !isChatPage)
  useEffect(() => {
    if (isChatPage) closeChat()
  }, [isChatPage])
  if (isChatPage) return null
  return (
    <div className={styles.room} data-print="hidden">
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        title="Asistente de viajes"
        aria-label={NAME}
        aria-expanded={isOpen}
        onClick={open}
      >
        <ChatMark />
      </button>
      {isOpen && Panel && <Panel onClose={closeChat} />}
    </div>
  )
}

/** Opens the assistant on narrow screens, as an entry of the bottom bar. `className`: the style of the bar's entries. */
export const ChatBarItem = ({ className }: { className?: string }) => {
  const { isOpen } = useChatOpening()
  const content = (
    <>
      <ChatMark />
      Asistente
    </>
  )
  if (useIsChatPage())
    return (
      <NavLink to={pages.assistant()} className={className}>
        {content}
      </NavLink>
    )
  return (
    <button type="button" className={className} aria-label={NAME} aria-expanded={isOpen} onClick={open}>
      {content}
    </button>
  )
}
