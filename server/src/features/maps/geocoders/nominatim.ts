import type { Suggestion } from '@andariego/contract/maps'
import { z } from 'zod'
import type { Geocoder } from '../geocoder.ts'
import { createExternalService, type ExternalOptions } from './external.ts'

/** The fields of Nominatim's `jsonv2` that we use. https://nominatim.org/release-docs/latest/api/Output/ */
const place = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().optional(),
  display_name: z.string(),
  category: z.string().optional(),
  addresstype: z.string().optional(),
  address: z.record(z.string(), z.string()).default({}),
})
type Place = z.output<typeof place>

// In order of preference: locality, then level-2 area, then level-1 area.
const CITY_FIELDS = ['city', 'town', 'village', 'municipality', 'county', 'state_district', 'state', 'region']
const SETTLEMENTS = new Set(['city', 'town', 'village', 'hamlet', 'municipality'])
const AREAS = new Set(['country', 'state', 'region', 'county', 'suburb', 'island', 'archipelago'])

const cityOf = ({ address }: Place) => CITY_FIELDS.flatMap((field) => address[field] ?? [])[0] ?? null

const kindOf = ({ category, addresstype = '', name }: Place): Suggestion['kind'] => {
  if (SETTLEMENTS.has(addresstype)) return 'city'
  if (AREAS.has(addresstype)) return 'area'
  if (category === 'aeroway') return 'airport'
  return name ? 'landmark' : 'address'
}

const suggestionOf = (found: Place): Suggestion => ({
  id: `osm:${found.osm_type?.[0]?.toUpperCase() ?? ''}${found.osm_id ?? ''}`,
  provider: 'osm',
  kind: kindOf(found),
  name: found.name || (found.display_name.split(',')[0] ?? ''),
  address: found.display_name,
  city: cityOf(found),
  region: found.address.state ?? null,
  country: found.address.country ?? null,
  latitude: found.lat,
  longitude: found.lon,
})

export const nominatimGeocoder = (options: ExternalOptions): Geocoder => {
  const ask = createExternalService(options)
  const common = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'es' }
  return {
    search: async ({ q, limit }) => {
      const found = await ask('search', { q, limit: `${limit}`, ...common }, z.array(place))
      return found.map(suggestionOf)
    },
    reverse: async (latitude, longitude) => {
      const nothing = z.object({ error: z.string() })
      const query = { lat: `${latitude}`, lon: `${longitude}`, ...common }
      const found = await ask('reverse', query, z.union([place, nothing]))
      if ('error' in found) return { address: null, city: null }
      const { address, city } = suggestionOf(found)
      return { address, city }
    },
  }
}
