import { createRequire } from 'node:module'
import type { Tags } from '../osm/block.ts'

/** A preset: how the tagging schema of OpenStreetMap's editor describes a kind of thing. */
type Preset = {
  tags: Record<string, string>
  geometry: string[]
  searchable?: boolean
  matchScore?: number
  locationSet?: unknown
}
type Words = { name?: string; terms?: string[] | string; aliases?: string[] | string }

const require = createRequire(import.meta.url)
/** Loaded on first use: a megabyte of JSON each. */
const presets = (): Record<string, Preset> =>
  require('@openstreetmap/id-tagging-schema/dist/presets.min.json')
const spanish = (): Record<string, Words> =>
  require('@openstreetmap/id-tagging-schema/dist/translations/es.min.json').es.presets.presets

let known: Map<string, [id: string, preset: Preset][]> | undefined
const byTag = () => {
  if (known) return known
  known = new Map()
  for (const [id, preset] of Object.entries(presets())) {
    if (
      preset.searchable === false ||
      !preset.geometry.some((shape) => shape === 'point' || shape === 'area')
    )
      continue
    for (const [key, value] of Object.entries(preset.tags)) {
      const place = `${key}=${value}`
      known.set(place, [...(known.get(place) ?? []), [id, preset]])
    }
  }
  return known
}

/**
 * Returns the most specific preset with this main tag whose tags all match: a bank that is also a monument is described by its
 * main tag.
 */
export const presetOf = (tags: Tags, key: string, value: string): string | null => {
  let [best, score] = [null as string | null, 0]
  for (const [id, preset] of byTag().get(`${key}=${value}`) ?? []) {
    const wanted = Object.entries(preset.tags)
    const holds = wanted.every(([name, content]) =>
      content === '*' ? tags.has(name) : tags.get(name) === content,
    )
    const worth = wanted.length * (preset.matchScore ?? 1) - (preset.locationSet ? 0.5 : 0)
    if (holds && worth > score) [best, score] = [id, worth]
  }
  return best
}

const listed = (words: string[] | string | undefined): string[] =>
  (Array.isArray(words) ? words : (words ?? '').split(/[,\n]/)).map((word) => word.trim()).filter(Boolean)

/** The schema's remarks for editors: where one says so, and that nothing more is known. */
const REMARKS = / \((?:latam|es|tipo no especificado|no especificado)\)/g

/** Returns the Spanish word for a kind ('Cafetería'), and other words that people search it by ('café', 'salón de té'). */
export const wordsOf = (preset: string | null): { label: string | null; words: string[] } => {
  if (preset === null) return { label: null, words: [] }
  // 'shop/bakery' is more specific than 'shop', but only the latter may have a translation.
  for (let id = preset; id !== ''; id = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '') {
    const words = spanish()[id]
    if (words?.name)
      return {
        label: words.name.replace(REMARKS, ''),
        words: [...listed(words.terms), ...listed(words.aliases)].slice(0, 12),
      }
  }
  return { label: null, words: [] }
}
