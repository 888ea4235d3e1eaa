import { useSyncExternalStore } from 'react'
import { showToast } from '../../platform/toasts.ts'

type Panel = typeof import('./chat-panel.tsx')['ChatPanel']

interface Opening {
  isOpen: boolean
  /** Null until the conversation is opened for the first time; its code is loaded then. */
  Panel: Panel | null
}

let current: Opening = { isOpen: false, Panel: null }
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

const change = (next: Opening) => {
  current = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const CLOSED: Opening = { isOpen: false, Panel: null }

/** Whether the conversation is open over the page. The floating button and the bottom bar's entry share this state. */
export const useChatOpening = (): Opening =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => CLOSED,
  )

export const openChat = async (by: HTMLElement): Promise<void> => {
  opener = by
  try {
    const { ChatPanel } = await import('./chat-panel.tsx')
    change({ isOpen: true, Panel: ChatPanel })
  } catch {
    showToast('No se pudo abrir el asistente. Revisa tu conexión.', { kind: 'error' })
  }
}

/** Closes the conversation and gives the focus back to the control that opened it. */
export const closeChat = (): void => {
  if (!current.isOpen) return
  change({ ...current, isOpen: false })
  requestAnimationFrame(() => opener?.focus({ preventScroll: true }))
}
