export interface ToastOptions {
  kind?: 'success' | 'error' | 'info'
  action?: { label: string; run: () => void }
  durationMs?: number
}

export interface Toast {
  id: number
  message: string
  kind: 'success' | 'error' | 'info'
  action: ToastOptions['action']
  durationMs: number
}

export const TOAST_MS = 4000
/** More toasts at once would cover the page; the oldest ones are removed. */
const MOST_AT_ONCE = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const update = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number): void => update(toasts.filter((toast) => toast.id !== id))

/** Shows a message at the edge of the page. The same message is shown only once; its time starts again. */
export const showToast = (message: string, options: ToastOptions = {}): number => {
  const { kind = 'success', action, durationMs = TOAST_MS } = options
  lastId += 1
  const others = toasts.filter((toast) => toast.message !== message)
  update([...others, { id: lastId, message, kind, action, durationMs }].slice(-MOST_AT_ONCE))
  return lastId
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => toasts,
}
