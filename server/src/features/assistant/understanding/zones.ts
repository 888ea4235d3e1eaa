import { findZones, type Zone } from '../lexicon/lexicon.ts'
import type { Area } from './area.ts'
import { named } from './map-names.ts'

export interface AreaMatch {
  from: number
  to: number
  /** The most likely first: which one is meant depends on where the community has places. */
  areas: Area[]
}

const areaOfZone = ({ name, countries, boxes }: Zone): Area => {
  const [box, ...others] = boxes
  if (!box) return { type: 'countries', name, countries: [...countries] }
  return others.length + countries.length === 0
    ? { type: 'box', name, box, countries: [] }
    : { type: 'zone', name, boxes: [...boxes], countries: [...countries] }
}

const CITY = 0.4
/** 'Palma de Mallorca' is a city, not the island. */
const isEndOfACity = ({ from, to }: { from: number; to: number }, words: readonly string[]): boolean =>
  words[from - 1] === 'de' &&
  [2, 3].some((before) =>
    named(words.slice(Math.max(0, from - before), to).join(' '), false).some(
      ({ kind, importance }) => kind === 'city' && importance >= CITY,
    ),
  )

/**
 * Returns the zones that a question names; of nested ones the longest: 'el Caribe mexicano', not the Caribbean. One that its
 * spellings name twice counts once.
 */
export const zonesIn = (words: readonly string[]): AreaMatch[] => {
  const found = findZones(words)
  const zones = found.filter(
    ({ from, to, value }, index) =>
      found.findIndex((other) => other.from === from && other.to === to && other.value === value) === index,
  )
  const isWithinAnother = ({ from, to }: { from: number; to: number }) =>
    zones.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from)
  return zones
    .filter((zone) => !isWithinAnother(zone) && !isEndOfACity(zone, words))
    .map(({ from, to, value }) => ({ from, to, areas: [areaOfZone(value)] }))
}
