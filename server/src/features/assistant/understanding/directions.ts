import { builtinGazetteer } from '../../maps/public.ts'
import type { Area } from './area.ts'
import type { AreaMatch } from './zones.ts'

export const DIRECTIONS: Record<string, [name: string, latitude: -1 | 0 | 1, longitude: -1 | 0 | 1]> = {
  norte: ['el norte', 1, 0],
  sur: ['el sur', -1, 0],
  este: ['el este', 0, 1],
  oeste: ['el oeste', 0, -1],
  noroeste: ['el noroeste', 1, -1],
  noreste: ['el noreste', 1, 1],
  nordeste: ['el noreste', 1, 1],
  suroeste: ['el suroeste', -1, -1],
  sudoeste: ['el suroeste', -1, -1],
  sureste: ['el sureste', -1, 1],
  sudeste: ['el sureste', -1, 1],
  north: ['el norte', 1, 0],
  south: ['el sur', -1, 0],
}

/** Returns the third of a country in this direction: 'el norte de Argentina'. */
export const areaTowards = (direction: string, country: string): Area | null => {
  const [name, latitude, longitude] = DIRECTIONS[direction] ?? []
  const thirds = builtinGazetteer().thirds(country)
  if (!name || !thirds) return null
  const [south, north] = thirds.latitudes
  const [west, east] = thirds.longitudes
  return {
    type: 'box',
    name: `${name} de ${country}`,
    countries: [country],
    box: [
      longitude === 1 ? east : -180,
      latitude === 1 ? north : -90,
      longitude === -1 ? west : 180,
      latitude === -1 ? south : 90,
    ],
  }
}

/** Narrows countries by a direction beside them: 'el norte de Argentina'. */
export const narrowByDirection = (areas: readonly AreaMatch[], words: readonly string[]): void => {
  for (const match of areas) {
    const [area] = match.areas
    if (area?.type !== 'countries' || area.countries.length !== 1) continue
    const before = words.slice(Math.max(0, match.from - 3), match.from)
    const direction = before.findLast((word) => word in DIRECTIONS) ?? words[match.to]
    const narrowed = direction ? areaTowards(direction, area.countries[0] ?? '') : null
    if (narrowed) match.areas = [narrowed]
  }
}
