let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const update = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** The modal dialogs that are open: all the page outside the last one is inert. */
export const openModals = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  last: () => open.at(-1) ?? null,
  /** Returns what takes it off again. */
  add: (dialog: HTMLDialogElement) => {
    update([...open, dialog])
    return () => update(open.filter((one) => one !== dialog))
  },
}
