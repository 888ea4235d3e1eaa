import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fold, type Gazetteer, type LocalThing, type StreetLine } from '@andariego/gazetteer'
import { type SearchRecord, wordsOf } from '@andariego/map-regions'
import { settlementFinder } from './settlements.ts'

/** Finds the area of a position, computed once per square of a hundredth of a degree. */
const areaFinder = (gazetteer: Gazetteer) => {
  const known = new Map<number, { city: string | null; region: string | null; country: string }>()
  return (latitude: number, longitude: number) => {
    const key = Math.floor(latitude * 100) * 100_000 + Math.floor(longitude * 100)
    const before = known.get(key)
    if (before) return before
    const found = gazetteer.reverse(latitude, longitude)
    const area = {
      city: found?.city ?? null,
      region: found?.region ?? null,
      country: found?.countryCode ?? '',
    }
    known.set(key, area)
    return area
  }
}

export async function* recordsIn(files: string[]): AsyncGenerator<SearchRecord> {
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file) }))
      if (line !== '') yield JSON.parse(line) as SearchRecord
}

const KINDS: Record<SearchRecord['kind'], LocalThing['kind']> = {
  place: 'city',
  street: 'street',
  address: 'address',
  poi: 'landmark',
}
const DISTRICTS = new Set(['suburb', 'quarter', 'neighbourhood', 'locality', 'square', 'island', 'islet'])

const kindOf = ({ kind, place, poi }: SearchRecord): LocalThing['kind'] => {
  if (kind === 'place' && DISTRICTS.has(place ?? '')) return 'district'
  return poi === 'aerodrome' ? 'airport' : KINDS[kind]
}

/** Returns everything searchable in an extract, each with its city; the segments of a street are combined. */
export const thingsOf = async (files: string[], gazetteer: Gazetteer) => {
  const cityOf = await settlementFinder(recordsIn(files))
  const areaOf = areaFinder(gazetteer)
  const things = new Map<string, LocalThing>()
  const lines: StreetLine[] = []
  for await (const record of recordsIn(files)) {
    const [latitude, longitude] = [record.latitude / 1e7, record.longitude / 1e7]
    const area = areaOf(latitude, longitude)
    const kind = kindOf(record)
    const town = kind === 'city' ? null : cityOf(latitude, longitude)
    const city = kind === 'city' ? record.name : (record.city ?? town?.name ?? area.city)
    const isOfMany = kind === 'street' || kind === 'address'
    const key = isOfMany ? `${kind} ${fold(record.name)} ${city}` : record.id
    const known = things.get(key)
    if (record.line) lines.push({ thing: known?.id ?? record.id, line: record.line })
    if (known) {
      known.importance = Math.max(known.importance, record.weight)
      continue
    }
    const { label, synonyms, words } = wordsOf(record.preset ?? null)
    things.set(key, {
      id: record.id,
      kind,
      name: record.name,
      others: record.others,
      city,
      // The town's names in other languages, and its name where the address says a part of it.
      cityNames: town ? [town.name, ...town.others] : undefined,
      postcode: record.postcode,
      region: area.region,
      country: area.country,
      latitude,
      longitude,
      population: record.people,
      importance: record.weight,
      street:
        record.kind === 'poi' && record.street ? `${record.street} ${record.number ?? ''}`.trim() : undefined,
      category: label ?? undefined,
      synonyms,
      words,
      hours: record.hours,
    })
  }
  return { things: [...things.values()], lines }
}
