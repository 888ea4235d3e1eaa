import { kilometresBetween } from '@andariego/contract/distance'
import type { Stop, StopPlace } from './stop.ts'

const unit = (name: 'meter' | 'kilometer', digits: number) =>
  new Intl.NumberFormat('es', { style: 'unit', unit: name, maximumFractionDigits: digits })
const metres = unit('meter', 0)
const shortWay = unit('kilometer', 1)
const longWay = unit('kilometer', 0)

/** With a space at which no line breaks, unlike the runtime's own between number and unit. */
const kept = (label: string) => label.replace(/\s/g, '\u00a0')

/** `850 m`, `4,3 km`, `1.250 km`: rounded, because a straight line is only an estimate. */
export const distanceLabel = (kilometres: number): string => {
  const tens = Math.round(kilometres * 100) * 10
  if (tens < 1000) return kept(metres.format(tens))
  return kept((kilometres < 10 ? shortWay : longWay).format(kilometres))
}

/** The straight-line distance between two places. */
export const legLabel = (from: StopPlace, to: StopPlace): string => distanceLabel(kilometresBetween(from, to))

/** Kilometres from the first stop through all others to the last, in straight lines. */
export const wayLength = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { place }, index) => {
    const before = stops[index - 1]
    return before ? sum + kilometresBetween(before.place, place) : sum
  }, 0)
