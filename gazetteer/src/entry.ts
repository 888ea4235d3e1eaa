import { fold } from './names.ts'

/**
 * What the file tells apart: a district is a part of a city and never answers for the city itself. Streets and
 * addresses stand in files of single regions only.
 */
export const entryKinds = ['city', 'district', 'area', 'landmark', 'airport', 'street', 'address'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One thing that can be found, before it is written to the file. */
export type Entry = {
  id: string
  kind: EntryKind
  name: string
  /** Folded, without repetition; the first `primary` of them are the thing's own names, the others nicknames. */
  names: string[]
  primary: number
  city: string | null
  region: string | null
  country: string
  latitude: number
  longitude: number
  population: number
  /** The IANA time zone, of settlements. */
  zone?: string | null
  /** Folded words that the thing is found by though they are no name of it: 'cafeteria', 'bar'. */
  context?: string
  /** About 0 (a hamlet) to 1 (a metropolis everybody knows). */
  importance: number
}

/** How many names are kept of a thing: villages are hardly looked for under a tenth name. */
const mostNames = (importance: number) => (importance < 0.45 ? 5 : importance < 0.6 ? 12 : 32)

export const foldedNames = (own: string[], others: string[], importance = 1) => {
  const primary = new Set(own.map(fold).filter(Boolean))
  const all = new Set([...primary, ...others.map(fold).filter((name) => name.length > 1)])
  return { names: [...all].slice(0, mostNames(importance)), primary: primary.size }
}
