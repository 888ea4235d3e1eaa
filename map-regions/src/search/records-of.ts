import { addressOf } from '../features/addresses.ts'
import { allNamesOf, nameOf } from '../features/names.ts'
import { settlementOf } from '../features/places.ts'
import type { Poi } from '../features/pois.ts'
import { wordsOf } from '../features/presets.ts'
import type { Tags } from '../osm/block.ts'
import type { SearchRecord } from './record.ts'

const STREETS: Record<string, number> = {
  motorway: 0.1,
  trunk: 0.3,
  primary: 0.35,
  secondary: 0.35,
  tertiary: 0.35,
  residential: 0.3,
  pedestrian: 0.4,
  living_street: 0.3,
  unclassified: 0.3,
  footway: 0.25,
  steps: 0.25,
  path: 0.2,
  track: 0.15,
  cycleway: 0.15,
  service: 0.2,
  road: 0.2,
}
const WELL_KNOWN = new Set([
  'aerodrome',
  'museum',
  'attraction',
  'castle',
  'cathedral',
  'theme_park',
  'zoo',
  'stadium',
  'national_park',
])
/** Kinds that travellers search by what they are: most of these have no name, and take that of their kind ('Baño'). */
const SOUGHT_BY_KIND = new Set([
  'toilets',
  'drinking_water',
  'shower',
  'atm',
  'fuel',
  'charging_station',
  'taxi',
  'bicycle_rental',
  'luggage_locker',
])
const LONGEST_HOURS = 250

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

/** Widely known things have an article in Wikipedia or an entry in Wikidata. */
const fame = (tags: Tags) => (tags.has('wikipedia') ? 0.25 : tags.has('wikidata') ? 0.15 : 0)

const nameByKind = (poi: Poi | null): string | null =>
  poi !== null && SOUGHT_BY_KIND.has(poi.kind)
    ? (wordsOf(poi.preset).label?.split(' / ').at(-1) ?? null)
    : null

/** Returns the search records of a thing with these tags at this point. */
export const recordsOf = (
  id: string,
  tags: Tags,
  poi: Poi | null,
  latitude: number,
  longitude: number,
): SearchRecord[] => {
  const records: SearchRecord[] = []
  const ownName = nameOf(tags)
  const name = ownName ?? nameByKind(poi)
  const [address, settlement] = [addressOf(tags), settlementOf(tags)]
  const others = allNamesOf(tags).filter((other) => other !== name)
  const common = { id, ...at(latitude, longitude), ...(others.length > 0 && { others }) }
  const city = address?.city ?? tags.get('addr:city')
  const postcode = tags.get('addr:postcode')
  const town = { ...(city && { city }), ...(postcode && { postcode }) }
  const house = address && { street: address.street, number: address.number }
  if (name !== null && settlement) {
    const weight = Math.min(0.9, 0.3 + Math.log10(1 + settlement.people) / 10)
    records.push({
      ...common,
      kind: 'place',
      name,
      place: settlement.kind,
      people: settlement.people,
      weight,
    })
  } else if (name !== null && poi) {
    const tagged = tags.get('opening_hours') ?? ''
    // Cut, they could be valid and say something else.
    const hours = tagged.length <= LONGEST_HOURS ? tagged : ''
    const weight = Math.min(
      0.85,
      (ownName === null ? 0.25 : 0.35) + fame(tags) + (WELL_KNOWN.has(poi.kind) ? 0.15 : 0),
    )
    records.push({
      ...common,
      kind: 'poi',
      name,
      ...house,
      ...town,
      poi: poi.kind,
      ...(poi.preset && { preset: poi.preset }),
      ...(hours && { hours }),
      weight,
    })
  }
  if (address)
    records.push({
      id,
      ...at(latitude, longitude),
      kind: 'address',
      name: `${address.street} ${address.number}`,
      ...house,
      ...town,
      weight: 0.2,
    })
  return records
}

/** Returns the record of a named street, at the middle of one of its ways. */
export const streetRecord = (
  id: string,
  tags: Tags,
  latitude: number,
  longitude: number,
): SearchRecord | null => {
  const name = nameOf(tags)
  const weight = STREETS[(tags.get('highway') ?? '').replace(/_link$/, '')]
  if (name === null || weight === undefined) return null
  const others = allNamesOf(tags).filter((other) => other !== name)
  return {
    id,
    kind: 'street',
    name,
    ...(others.length > 0 && { others }),
    ...at(latitude, longitude),
    weight,
  }
}
