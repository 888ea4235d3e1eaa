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

/** That page is the conversation. */
const useIsChatPage = () => useLocation().pathname.startsWith(pages.assistant())

/** The conversation, and the way to it on wide screens: a button in the corner that makes way for what lies under it. */
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

/** The way to the assistant on narrow screens, as an entry of the bottom bar. `className`: how the bar's entries look. */
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
