import { countryName } from './countries.ts'
import { entryKinds } from './entry.ts'

export interface Suggestion {
  id: string
  kind: 'landmark' | 'city' | 'area' | 'airport' | 'address'
  name: string
  address: string
  city: string | null
  region: string | null
  country: string | null
  latitude: number
  longitude: number
}

/** A row of the place table, with the name of its region. */
export interface PlaceRow {
  id: number
  key: string | number
  kind: number
  name: string
  names: string | null
  primary_names: number
  city: string | null
  region: string | null
  country: string
  latitude: number
  longitude: number
  population: number
  importance: number
  context: string | null
}

export const placeColumns = `p.id, p.key, p.kind, p.name, p.names, p.primary_names, p.city, r.name AS region, p.country,
  p.latitude / 1e5 AS latitude, p.longitude / 1e5 AS longitude, p.population, p.importance / 1e3 AS importance, p.context`

export const kindOf = (row: Pick<PlaceRow, 'kind'>) => entryKinds[row.kind] ?? 'city'

const suggestionKind = (row: PlaceRow): Suggestion['kind'] => {
  const kind = kindOf(row)
  if (kind === 'street') return 'address'
  return kind === 'district' ? 'area' : kind
}

/** Joins the parts of an address: 'Madrid, Comunidad de Madrid, España'; omits a part that repeats an earlier one. */
export const addressOf = (...parts: (string | null)[]) =>
  parts.filter((part, index) => part !== null && !parts.slice(0, index).includes(part)).join(', ')

export const cityOf = (row: Pick<PlaceRow, 'kind' | 'name' | 'city'>) =>
  kindOf(row) === 'city' ? row.name : row.city

export const suggestionOf = (row: PlaceRow): Suggestion => {
  const [city, country] = [cityOf(row), countryName(row.country)]
  const isCountry = typeof row.key === 'string' && row.key.startsWith('country:')
  return {
    id: typeof row.key === 'number' ? `geonames:${row.key}` : row.key,
    kind: suggestionKind(row),
    name: row.name,
    address: addressOf(row.name, isCountry ? null : city, row.region, country),
    city,
    region: row.region,
    country,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
