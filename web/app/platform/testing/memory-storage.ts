/** localStorage for Node, which has none: what several "tabs" of a test share. */
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

/** What a browser tells a tab when another one has changed the storage. */
export const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key })
