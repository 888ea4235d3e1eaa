import { useSyncExternalStore } from 'react'
import { showToast } from '../../platform/toasts.ts'

type Panel = typeof import('./chat-panel.tsx')['ChatPanel']

interface Opening {
  isOpen: boolean
  /** Null until it was opened for the first time: its code is fetched then. */
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

/** Whether the conversation floats over the page: one for the button in the corner and the entry in the bottom bar. */
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

/** Gives the focus back to what opened it. */
export const closeChat = (): void => {
  if (!current.isOpen) return
  change({ ...current, isOpen: false })
  requestAnimationFrame(() => opener?.focus({ preventScroll: true }))
}
