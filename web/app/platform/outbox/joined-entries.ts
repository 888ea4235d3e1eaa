import type { StoredEntry } from './entry.ts'

interface Part {
  id: string | null
}

const partsOf = ({ call, together }: StoredEntry): readonly Part[] =>
  together ? ((call.body as Record<string, readonly Part[]>)[together.parts] ?? []) : []

const addressOf = ({ call: { key, params } }: StoredEntry) => JSON.stringify([key, params])

/** The first waiting entry, with those behind it that one request may carry, too. Empty when none waits. */
export const nextTogether = (entries: readonly StoredEntry[]): StoredEntry[] => {
  const waiting = entries.filter(({ refusal }) => refusal === null)
  const [first, ...rest] = waiting
  if (!first?.together) return waiting.slice(0, 1)
  let room = first.together.max - partsOf(first).length
  const end = rest.findIndex((entry) => {
    room -= partsOf(entry).length
    return !entry.together || addressOf(entry) !== addressOf(first) || room < 0
  })
  return [first, ...(end < 0 ? rest : rest.slice(0, end))]
}

/** The body of one request with the parts of all these entries. */
export const joinedBody = (entries: readonly StoredEntry[]): unknown => {
  const [first] = entries
  if (!first?.together || entries.length === 1) return first?.call.body
  return { ...(first.call.body as object), [first.together.parts]: entries.flatMap(partsOf) }
}

/** The refused parts that are an entry's own. Of an entry sent alone all are, whether they have ids or not. */
export const refusedOf = <T extends Part>(
  entry: StoredEntry,
  entries: readonly StoredEntry[],
  refused: readonly T[],
) => {
  if (entries.length === 1) return refused
  const own = new Set(partsOf(entry).map(({ id }) => id))
  return refused.filter(({ id }) => own.has(id))
}
