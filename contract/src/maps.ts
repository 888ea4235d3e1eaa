import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { latitude, longitude, queryNumber } from './text.ts'

export const mapSource = z.strictObject({
  provider: z.enum(['builtin', 'osm', 'google']),
  /** Only for `google`; null otherwise and while none is configured. */
  apiKey: z.string().nullable(),
  tiles: z
    .strictObject({
      styleUrl: z.string().optional(),
      tileUrl: z.string().optional(),
      attribution: z.string(),
    })
    .nullable(),
})
export type MapSource = z.output<typeof mapSource>

/** A candidate of place search. */
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
})
export type Suggestion = z.output<typeof suggestion>

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
        .min(2, 'Escribe al menos 2 caracteres.')
        .max(200, 'La búsqueda es demasiado larga.'),
      latitude: queryNumber(latitude.optional()),
      longitude: queryNumber(longitude.optional()),
      limit: queryNumber(z.number().int().min(1).max(20).default(8)),
    }),
    errors: { 'external-service': 503 },
    response: wrapped(z.array(suggestion)),
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
