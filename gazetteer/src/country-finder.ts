import type { DatabaseSync } from 'node:sqlite'
import { borderFinder, isDivided } from './borders.ts'
import { kilometresBetween } from './geometry.ts'
import { kindOf, type PlaceRow, placeColumns } from './suggestion.ts'

/** Half the heights of the boxes around a point in which its country is searched, one after the other, in degrees. */
const boxes = [0.5, 2.5]
/** So near a settlement, in km, its country is certain: the borders are not drawn finely enough to tell small countries apart. */
const certainWithin = 1
/** How far off a border may be drawn, in km: one as near as that to the point itself does not tell on which side it is. */
const drawnWithin = 0.4

/**
 * Finds the country (ISO 3166) of a point: that of the nearest settlement, however small, with no border between; of the nearest one,
 * where borders lie before all. Null when none is within some 280 km.
 */
export const countryFinder = (database: DatabaseSync) => {
  const within = database.prepare(
    `SELECT ${placeColumns} FROM position o JOIN place p ON p.id = o.id LEFT JOIN region r ON r.id = p.region
     WHERE o.north >= ? AND o.south <= ? AND o.east >= ? AND o.west <= ? ORDER BY p.id LIMIT 400`,
  )
  const bordersIn = borderFinder(database)
  return (latitude: number, longitude: number): string | null => {
    const point = { latitude, longitude }
    let beyond: string | null = null
    for (const height of boxes) {
      const width = height / Math.max(0.02, Math.cos((latitude * Math.PI) / 180))
      const [south, north, west, east] = [
        latitude - height,
        latitude + height,
        longitude - width,
        longitude + width,
      ]
      const settlements = (within.all(south, north, west, east) as unknown as PlaceRow[])
        .filter((row) => kindOf(row) === 'city')
        .map((row) => ({ row, distance: kilometresBetween(point, row) }))
        .sort((one, other) => one.distance - other.distance)
      const [nearest] = settlements
      if (!nearest) continue
      if (nearest.distance < certainWithin) return nearest.row.country
      // Wherever all settlements around are of one country, no border needs to be looked at.
      const isOneCountry = settlements.every(({ row }) => row.country === nearest.row.country)
      if (isOneCountry && beyond === null) return nearest.row.country
      const borders = bordersIn({ south, north, west, east })
      const here = settlements.find(
        ({ row, distance }) => !isDivided(borders, point, row, Math.min(1, drawnWithin / distance)),
      )
      if (here) return here.row.country
      beyond ??= nearest.row.country
    }
    return beyond
  }
}
