const ANONYMOUS = 'anonymous'
const SAVE_AFTER_MS = 300

export const draftKey = (owner: string, name: string): string => `draft:${owner}:${name}`

export interface DraftKeeper<T> {
  /**
   * Says who is at the keyboard. Returns what to show now (undefined: what is shown stays). A lost login changes
   * nothing: the text stays with the user who typed it. What was typed anonymously goes along when they sign in.
   */
  adopt: (userId: string | undefined, initial: T) => T | undefined
  change: (value: T) => void
  /** The server has it. */
  clear: () => void
  /** Writes what the last moments brought; to be called when the page or the field goes away. */
  save: () => void
}

/** A draft is a courtesy: a browser that forbids or has filled its storage only loses it. */
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
      // See above.
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
