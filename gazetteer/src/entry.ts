import { fold } from './names.ts'

/**
 * The kinds of entries. A district is part of a city and never represents the city itself. Streets and addresses are only in
 * files of single regions.
 */
export const entryKinds = ['city', 'district', 'area', 'landmark', 'airport', 'street', 'address'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A searchable thing before it is written to the file. */
export interface Entry {
  id: string
  kind: EntryKind
  name: string
  /** Folded, without repetition; the first `primary` ones are its own names, the others nicknames. */
  names: string[]
  primary: number
  city: string | null
  region: string | null
  country: string
  latitude: number
  longitude: number
  population: number
  /** The IANA time zone, for settlements. */
  zone?: string | null
  /** Further folded words that find it, though they are not its name: 'cafeteria', 'bar'. */
  context?: string
  /** Words that nobody can type, which restrict a search: cells of a region, whether opening hours are known. */
  marks?: string[]
  /** From about 0 (a hamlet) to 1 (a metropolis everybody knows). */
  importance: number
}

/** How many names of a thing are indexed: villages are hardly searched by a tenth name. */
const mostNames = (importance: number) => (importance < 0.45 ? 5 : importance < 0.6 ? 12 : 32)

export const foldedNames = (own: string[], others: string[], importance = 1) => {
  const primary = new Set(own.map(fold).filter(Boolean))
  const all = new Set([...primary, ...others.map(fold).filter((name) => name.length > 1)])
  return { names: [...all].slice(0, mostNames(importance)), primary: primary.size }
}
