const ANONYMOUS = 'anonymous'
const SAVE_AFTER_MS = 300

export const draftKey = (owner: string, name: string): string => `draft:${owner}:${name}`

export interface DraftKeeper<T> {
  /**
   * Sets the user who types. Returns the value to show now; undefined leaves the field as it is. Losing the session changes
   * nothing: the draft stays with the user who typed it. A draft typed anonymously is taken over when the visitor signs in.
   */
  adopt: (userId: string | undefined, initial: T) => T | undefined
  change: (value: T) => void
  /** Deletes the draft, because the server has the content. */
  clear: () => void
  /** Stores the last changes; call it before the page or the field goes away. */
  save: () => void
}

/** Keeps a draft in browser storage. Without storage, or with a full one, drafts are lost without an error. */
export const createDraftKeeper = <T>(name: string, storage: Storage | null): DraftKeeper<T> => {
  let owner: string | null = null
  let typed = false
  let unsaved: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = (from: string): T | undefined => {
    try {
      const text = storage?.getItem(draftKey(from, name))
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }
  const write = (to: string, value: T) => {
    try {
      storage?.setItem(draftKey(to, name), JSON.stringify(value))
    } catch {
      // A draft that cannot be stored is lost without an error.
    }
  }
  const drop = (from: string) => storage?.removeItem(draftKey(from, name))
  const save = () => {
    clearTimeout(timer)
    if (unsaved) write(owner ?? ANONYMOUS, unsaved.value)
    unsaved = null
  }
  const bringAlong = (to: string) => {
    const brought = read(ANONYMOUS)
    drop(ANONYMOUS)
    if (brought !== undefined) write(to, brought)
    return brought
  }

  return {
    adopt: (userId, initial) => {
      const previous = owner
      const next = userId ?? previous ?? ANONYMOUS
      if (next === previous) return undefined
      save()
      owner = next
      if (previous === ANONYMOUS && typed) {
        bringAlong(next)
        return undefined
      }
      typed = false
      const own = read(next)
      return own ?? (next === ANONYMOUS ? undefined : bringAlong(next)) ?? initial
    },
    change: (value) => {
      typed = true
      unsaved = { value }
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_AFTER_MS)
    },
    clear: () => {
      clearTimeout(timer)
      typed = false
      unsaved = null
      drop(owner ?? ANONYMOUS)
    },
    save,
  }
}
