import type { Tags } from '../osm/block.ts'
import type { Drawn } from './drawn.ts'
import { named, nameOf } from './names.ts'

/** Settlements and quarters: Protomaps' kind, the zoom from which they are named, and the population to assume when unknown. */
const PLACES: Record<string, [kind: string, minzoom: number, people: number]> = {
  city: ['locality', 5, 200_000],
  town: ['locality', 8, 15_000],
  village: ['locality', 10, 1_000],
  hamlet: ['locality', 12, 80],
  isolated_dwelling: ['locality', 13, 8],
  suburb: ['neighbourhood', 11, 8_000],
  quarter: ['neighbourhood', 12, 4_000],
  neighbourhood: ['neighbourhood', 13, 1_500],
  locality: ['neighbourhood', 14, 0],
  island: ['island', 9, 500],
  islet: ['island', 13, 0],
  square: ['neighbourhood', 14, 100],
}

export interface Settlement {
  kind: string
  people: number
}

/** Returns a settlement for search: its kind in OpenStreetMap's words and its population, known or assumed. */
export const settlementOf = (tags: Tags): Settlement | null => {
  const place = tags.get('place') ?? ''
  const known = Object.hasOwn(PLACES, place) ? PLACES[place] : undefined
  if (!known || nameOf(tags) === null) return null
  const counted = Number.parseInt((tags.get('population') ?? '').replace(/[ .,]/g, ''), 10)
  return { kind: place, people: Number.isFinite(counted) && counted >= 0 ? counted : known[2] }
}

export const drawnPlace = (tags: Tags): Drawn | null => {
  const settlement = settlementOf(tags)
  const known = settlement && PLACES[settlement.kind]
  if (!settlement || !known) return null
  const [kind, minzoom] = known
  const isCapital = tags.get('capital') === 'yes' || tags.get('admin_level') === '2'
  const rank = Math.max(
    0,
    Math.round(80 - 10 * Math.log10(Math.max(1, settlement.people * (isCapital ? 4 : 1)))),
  )
  return {
    layer: 'places',
    minzoom: isCapital ? 4 : minzoom,
    properties: {
      kind,
      kind_detail: settlement.kind,
      rank,
      min_zoom: isCapital ? 4 : minzoom,
      ...named(tags),
    },
  }
}
