import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  Feature,
  FeatureCollection,
  LineString,
  MultiLineString,
  MultiPolygon,
  Point,
  Polygon,
  Position,
} from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { cutLine, cutPolygon, type Rings } from './antimeridian.ts'
import { signedArea } from './half-plane.ts'
import { spanishCountryName } from './iso-countries.ts'
import { project, unproject } from './mercator.ts'
import { largest, poleOfInaccessibility } from './pole-of-inaccessibility.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>
type Detail = '110m' | '50m' | '10m'

const require = createRequire(import.meta.url)
const read = (detail: Detail): World =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${detail}.json`), 'utf8'))

/** The 50m set has a sliver around the South Pole, an artefact of its source. */
const isPolarSliver = (ring: Position[]) => ring.every(([, latitude = 0]) => latitude < -89.9)

const polygonsOf = (geometry: Polygon | MultiPolygon): Rings[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .map((rings) => rings.filter((ring) => !isPolarSliver(ring)))
    .filter(({ length }) => length > 0)

const isArea = (geometry: { type: string }): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'

const lines = ({ coordinates }: MultiLineString): Feature<LineString, null>[] =>
  coordinates.flatMap(cutLine).map((line) => ({
    type: 'Feature',
    properties: null,
    geometry: { type: 'LineString', coordinates: line },
  }))

/** Returns one feature for each island and continent, and coasts and borders as lines. */
export const readWorld = (detail: Detail) => {
  const world = read(detail)
  const countries = world.objects.countries
  const collection = feature(world, world.objects.land)
  const land = collection.features.flatMap(({ geometry }) => (isArea(geometry) ? polygonsOf(geometry) : []))
  const between = (keep: (a: GeometryObject, b: GeometryObject) => boolean) => mesh(world, countries, keep)
  return {
    land: land.flatMap(cutPolygon).map(
      (coordinates): Feature<Polygon, null> => ({
        type: 'Feature',
        properties: null,
        geometry: { type: 'Polygon', coordinates },
      }),
    ),
    coast: lines(between((a, b) => a === b)),
    boundaries: lines(between((a, b) => a !== b)),
  }
}

interface CountryLabel {
  name: string
  minzoom: number
  rank: number
}

/** Returns a label for each country, in the widest part of its largest piece; large countries appear at lower zooms. */
export const countryLabels = (): FeatureCollection<Point, CountryLabel> => {
  const world = read('50m')
  const features = feature(world, world.objects.countries).features.flatMap(
    ({ id, properties, geometry }): Feature<Point, CountryLabel>[] => {
      const name = spanishCountryName(id === undefined ? undefined : String(id), properties.name)
      if (!name || !isArea(geometry)) return []
      const piece = largest(
        polygonsOf(geometry)
          .flatMap(cutPolygon)
          .map((rings) => rings.map((ring) => ring.map(project))),
      )
      const area = Math.abs(signedArea(piece[0] ?? [])) / 2
      const minzoom = LABEL_AREAS.findIndex((least) => area >= least)
      const at = unproject(poleOfInaccessibility(piece))
      return [
        {
          type: 'Feature',
          properties: { name, minzoom, rank: Math.round(-Math.log2(area) * 10) },
          geometry: { type: 'Point', coordinates: LABEL_PLACES[name] ?? at },
        },
      ]
    },
  )
  // Some countries have several features; the largest gets the name.
  const byName = new Map<string, Feature<Point, CountryLabel>>()
  for (const one of features.toSorted((a, b) => b.properties.rank - a.properties.rank))
    byName.set(one.properties.name, one)
  return { type: 'FeatureCollection', features: [...byName.values()] }
}

/** The share of the world's map that a country must cover to be named from zoom 0, 1, 2, … */
const LABEL_AREAS = [Infinity, 1.3e-3, 3e-4, 6e-5, 8e-6, 1e-6, 0]

/** Positions of labels where the widest part is not where one expects the name. */
const LABEL_PLACES: Record<string, [number, number]> = {
  'Estados Unidos': [-99, 39.5],
  Canadá: [-106, 57],
  Chile: [-70.8, -30],
  Antártida: [20, -79],
}
