import { pages } from '@andariego/contract/pages'
import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '../../platform/toasts.ts'
import styles from './chat-launcher.module.css'

type Panel = ComponentType<{ onClose: () => void }>

/** The way to the assistant from every page; the conversation itself comes when it is opened. */
export const ChatLauncher = () => {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // That page is the conversation.
  if (pathname.startsWith(pages.assistant())) {
    if (open) setOpen(false)
    return null
  }
  const show = async () => {
    try {
      const { ChatPanel } = await import('./chat-panel.tsx')
      setPanel(() => ChatPanel)
      setOpen(true)
    } catch {
      showToast('No se pudo abrir el asistente. Revisa tu conexión.', { kind: 'error' })
    }
  }
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <div className={styles.room} data-print="hidden">
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        title="Asistente de viajes"
        aria-label="Abrir el asistente de viajes"
        aria-expanded={open}
        onClick={show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 21V8a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H8zM9 10.5h.01M15 10.5h.01M9.5 13.5a3.5 3.5 0 0 0 5 0" />
        </svg>
      </button>
      {open && Panel && <Panel onClose={close} />}
    </div>
  )
}
