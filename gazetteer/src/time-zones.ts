import type { DatabaseSync } from 'node:sqlite'
import { kilometresBetween } from './geometry.ts'

/** Half the heights of the boxes that are searched one after the other, in degrees of latitude. */
const boxes = [0.3, 1.5, 4]

/** Finds the time zone of the settlement nearest to a point. */
export const zoneFinder = (database: DatabaseSync) => {
  const within = database.prepare(
    `SELECT z.name, p.latitude / 1e5 AS latitude, p.longitude / 1e5 AS longitude
     FROM position o JOIN place p ON p.id = o.id JOIN zone z ON z.id = p.zone
     WHERE o.north >= ? AND o.south <= ? AND o.east >= ? AND o.west <= ? LIMIT 300`,
  )
  return (latitude: number, longitude: number): string | null => {
    for (const height of boxes) {
      const width = height / Math.max(0.02, Math.cos((latitude * Math.PI) / 180))
      const rows = within.all(latitude - height, latitude + height, longitude - width, longitude + width) as {
        name: string
        latitude: number
        longitude: number
      }[]
      const [nearest] = rows
        .map((row) => ({ name: row.name, distance: kilometresBetween({ latitude, longitude }, row) }))
        .sort((one, other) => one.distance - other.distance)
      if (nearest) return nearest.name
    }
    return null
  }
}
