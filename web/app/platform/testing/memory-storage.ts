/** localStorage for Node, which has none; the "tabs" of a test share one. */
export const memoryStorage = (initial: Record<string, string> = {}): Storage => {
  const items = new Map(Object.entries(initial))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, String(value))
    },
    removeItem: (key) => {
      items.delete(key)
    },
    clear: () => items.clear(),
  }
}

/** The event that a browser sends to a tab when another tab has changed the storage. */
export const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key })
