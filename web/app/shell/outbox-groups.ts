import type { StoredEntry } from '../platform/outbox/entry.ts'

/** Consecutive entries of the outbox that belong to one page and share their fate. */
export interface OutboxGroup {
  entries: readonly [StoredEntry, ...StoredEntry[]]
  title: string
  page: string
  refusal: string | null
}

const belongTo = (group: OutboxGroup | undefined, { title, page, refusal }: StoredEntry) =>
  group?.title === title && group.page === page && group.refusal === refusal

const grouped = (entries: readonly StoredEntry[]): OutboxGroup[] => {
  const groups: OutboxGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && belongTo(last, entry)) groups.splice(-1, 1, { ...last, entries: [...last.entries, entry] })
    else groups.push({ entries: [entry], title: entry.title, page: entry.page, refusal: entry.refusal })
  }
  return groups
}

/** The outbox as people read it: what was refused first, and what was done on one page together, in the order it was done. */
export const outboxGroups = (entries: readonly StoredEntry[]): OutboxGroup[] => [
  ...grouped(entries.filter(({ refusal }) => refusal !== null)),
  ...grouped(entries.filter(({ refusal }) => refusal === null)),
]

/** All texts of a group, one below the other. */
export const textOf = ({ entries }: OutboxGroup): string => entries.map(({ text }) => text).join('\n')

/** The files of a group, each with its name. */
export const filesOf = ({ entries }: OutboxGroup): { name: string; content: Blob }[] =>
  entries.flatMap(({ call }) =>
    (call.form ?? []).flatMap(([, content, name]) =>
      typeof content === 'string' ? [] : [{ name: name ?? 'archivo', content }],
    ),
  )
