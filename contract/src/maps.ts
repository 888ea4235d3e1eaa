import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { mapsMessages, SEARCHED_MAX, SEARCHED_MIN, WALKS_MAX } from './maps-rules.ts'
import { latitude, limit, longitude, queryNumber } from './text.ts'

/** A region with streets that this server has, drawn on top of the built-in map. */
export const mapRegion = z.strictObject({
  name: z.string(),
  /** Each import has its own version, so that tiles of different imports are never mixed. */
  version: z.string(),
  /** In degrees. */
  bounds: z.strictObject({ west: longitude, south: latitude, east: longitude, north: latitude }),
  /**
   * The boxes that the region really covers, each as west, south, east, north in degrees. Its bounds alone would include
   * neighbouring countries.
   */
  coverage: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  minzoom: z.number().int(),
  maxzoom: z.number().int(),
  attribution: z.string(),
})
export type MapRegion = z.output<typeof mapRegion>

export const mapSource = z.strictObject({
  provider: z.enum(['builtin', 'osm', 'google']),
  /** The key for `google`; null for other providers, and while none is configured. */
  apiKey: z.string().nullable(),
  tiles: z
    .strictObject({
      styleUrl: z.string().optional(),
      tileUrl: z.string().optional(),
      attribution: z.string(),
    })
    .nullable(),
  /** Only used by `builtin`. */
  regions: z.array(mapRegion),
})
export type MapSource = z.output<typeof mapSource>

/** One result of place search. */
export const suggestion = z.strictObject({
  id: z.string(),
  provider: z.enum(['builtin', 'osm', 'google']),
  kind: z.enum(['landmark', 'city', 'area', 'airport', 'address']),
  name: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  image: z.string().optional(),
  /** The kind of place in Spanish ('Cafetería'), if known. */
  category: z.string().optional(),
  /**
   * Whether the place is open now, in its own time zone, and in Spanish until when or from when. `isOpen` is null for a place of
   * unknown hours in a search for what is open.
   */
  opening: z.strictObject({ isOpen: z.boolean().nullable(), words: z.string() }).optional(),
})
export type Suggestion = z.output<typeof suggestion>

const NUMBER = /^-?\d{1,3}(?:\.\d{1,12})?$/
const positionOf = (north = '', east = '') => {
  const found = { latitude: Number(north), longitude: Number(east) }
  const isPoint = [north, east].every((number) => NUMBER.test(number))
  return isPoint && Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : null
}
const point = z.string().transform((value, context) => {
  const [north, east, ...more] = value.split(',')
  const found = more.length === 0 ? positionOf(north?.trim(), east?.trim()) : null
  if (found) return found
  context.addIssue({ code: 'custom', message: mapsMessages.pointInvalid })
  return z.NEVER
})

/** The walks to compute: `latitude,longitude,latitude,longitude;…` in degrees, start and end of each. */
const legs = z
  .string()
  .max(WALKS_MAX * 80, mapsMessages.tooManyWalks)
  .transform((value, context) => {
    const asked = value.split(';').map((leg) => {
      const [north, east, toNorth, toEast, ...more] = leg.trim().split(',')
      const [from, to] = [positionOf(north, east), positionOf(toNorth, toEast)]
      return from && to && more.length === 0 ? { from, to } : null
    })
    const whole = asked.filter((leg) => leg !== null)
    const problem =
      asked.length > WALKS_MAX
        ? mapsMessages.tooManyWalks
        : whole.length < asked.length
          ? mapsMessages.walksInvalid
          : null
    if (problem === null) return whole
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })

export const walk = z.strictObject({
  metres: z.number().int().min(0),
  minutes: z.number().int().min(0),
  /** True when the walk is estimated from the distance: no streets are known there, or the points are too far apart to walk. */
  estimated: z.boolean(),
  /** Longitude and latitude of each bend of the route. */
  path: z.array(z.tuple([z.number(), z.number()])).optional(),
})
export type Walk = z.output<typeof walk>

export const mapsEndpoints = contract({
  'GET /maps/key': {
    summary: 'Which map the browser shows, and what it needs for that',
    auth: 'none',
    limit: 'read',
    response: mapSource,
  },
  'GET /maps/search': {
    summary:
      'Places by name: tolerant of accents and typos, nearer and larger first; 503 `external-service` when the geocoder fails',
    auth: 'none',
    limit: 'search',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(SEARCHED_MIN, mapsMessages.searchTooShort)
        .max(SEARCHED_MAX, mapsMessages.searchTooLong),
      latitude: queryNumber(latitude.optional()),
      longitude: queryNumber(longitude.optional()),
      limit,
    }),
    errors: { 'external-service': 503 },
    response: wrapped(z.array(suggestion)),
  },
  'GET /maps/walk': {
    summary:
      'The walk between two points, `latitude,longitude` each, at most 50 km apart: along imported streets, else estimated by distance',
    auth: 'none',
    limit: 'search',
    query: z.strictObject({ from: point, to: point }),
    errors: { 'not-found': 404, validation: 422 },
    response: wrapped(walk),
  },
  'GET /maps/walks': {
    summary:
      'Ways on foot, each from one point to another, in the order they were asked for: over imported streets, null where these do not lead there, else estimated by distance',
    auth: 'none',
    limit: 'search',
    query: z.strictObject({ legs }),
    response: wrapped(z.array(walk.nullable())),
  },
  'GET /maps/regions/:name/:version': {
    summary: 'The tiles of an imported region as a PMTiles archive, read by byte ranges',
    auth: 'none',
    limit: 'tiles',
    params: z.strictObject({
      name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, mapsMessages.regionInvalid),
      version: z.string().regex(/^[0-9a-f]{12}$/, mapsMessages.regionInvalid),
    }),
    errors: { 'not-found': 404, 'range-not-satisfiable': 416 },
    response: 'binary',
  },
  'GET /maps/reverse': {
    summary: 'The city and address at a point; null where nothing is near',
    auth: 'none',
    limit: 'search',
    query: z.strictObject({ latitude: queryNumber(latitude), longitude: queryNumber(longitude) }),
    errors: { 'external-service': 503 },
    response: wrapped(z.strictObject({ address: z.string().nullable(), city: z.string().nullable() })),
  },
})
