import { findZones, type Zone } from '../lexicon/lexicon.ts'
import type { Area } from './area.ts'

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
    .filter((zone) => !isWithinAnother(zone))
    .map(({ from, to, value }) => ({ from, to, areas: [areaOfZone(value)] }))
}
