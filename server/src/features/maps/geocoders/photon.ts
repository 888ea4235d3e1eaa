import type { Suggestion } from '@andariego/contract/maps'
import { z } from 'zod'
import type { Geocoder } from '../geocoder.ts'
import { createExternalService, type ExternalOptions } from './external.ts'

/** The fields of Photon's GeoJSON that we use. https://github.com/komoot/photon */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: z.string().optional(),
        osm_id: z.number(),
        osm_key: z.string().optional(),
        osm_value: z.string().optional(),
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        city: z.string().optional(),
        county: z.string().optional(),
        state: z.string().optional(),
        country: z.string().optional(),
      }),
    }),
  ),
})
type Feature = z.output<typeof answer>['features'][number]

const SETTLEMENTS = new Set(['city', 'town', 'village', 'hamlet'])

const kindOf = ({ osm_key: key, osm_value: value = '', name }: Feature['properties']): Suggestion['kind'] => {
  if (key === 'place' && SETTLEMENTS.has(value)) return 'city'
  if (key === 'place' || key === 'boundary') return 'area'
  if (key === 'aeroway') return 'airport'
  return name ? 'landmark' : 'address'
}

const suggestionOf = ({ geometry, properties }: Feature): Suggestion => {
  const { name, street, housenumber, city, county, state, country } = properties
  const kind = kindOf(properties)
  const road = [street, housenumber].filter(Boolean).join(' ')
  const settlement = kind === 'city' ? name : (city ?? county)
  const [longitude, latitude] = geometry.coordinates
  return {
    id: `osm:${properties.osm_type ?? ''}${properties.osm_id}`,
    provider: 'osm',
    kind,
    name: name ?? road,
    address: [...new Set([name, road, settlement, state, country].filter(Boolean))].join(', '),
    city: settlement ?? state ?? null,
    region: state ?? null,
    country: country ?? null,
    latitude,
    longitude,
  }
}

export const photonGeocoder = (options: ExternalOptions): Geocoder => {
  const ask = createExternalService(options)
  return {
    search: async ({ q, latitude, longitude, limit }) => {
      const near: Record<string, string> =
        latitude !== undefined && longitude !== undefined ? { lat: `${latitude}`, lon: `${longitude}` } : {}
      const { features } = await ask('api/', { q, limit: `${limit}`, ...near }, answer)
      return features.map(suggestionOf).filter(({ name }) => name !== '')
    },
    reverse: async (latitude, longitude) => {
      const query = { lat: `${latitude}`, lon: `${longitude}`, limit: '1' }
      const [first] = (await ask('reverse', query, answer)).features
      if (!first) return { address: null, city: null }
      const { address, city } = suggestionOf(first)
      return { address, city }
    },
  }
}
