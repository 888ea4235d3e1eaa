import { DatabaseSync } from 'node:sqlite'
import { countryNames } from '../countries.ts'
import { type Entry, foldedNames } from '../entry.ts'
import { localCells, localCellWord } from '../geometry.ts'
import { fold } from '../names.ts'
import { schema } from '../schema.ts'
import { countryWord, hoursWord, regionWord } from '../words.ts'
import { writeAreaNames, writePlaces, writePositions, writeSpellings } from '../write.ts'
import { withJoinedNumber, withPlainType } from './street-types.ts'

/** A thing in a region that can be found by name. */
export interface LocalThing {
  id: string
  kind: 'city' | 'district' | 'landmark' | 'airport' | 'street' | 'address'
  name: string
  others?: string[]
  city: string | null
  /** Other names of its city, and its postcode. */
  cityNames?: string[] | undefined
  postcode?: string | undefined
  region: string | null
  /** The ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  population?: number
  importance: number
  /** Its street and house number. */
  street?: string | undefined
  /** Its kind in Spanish ('Cafetería'), other names for that kind, and looser words. */
  category?: string | undefined
  synonyms?: string[] | undefined
  words?: string[] | undefined
  /** Opening hours in OpenStreetMap's notation. */
  hours?: string | undefined
}

/** A segment of a street: latitude and longitude alternating, in degrees. */
export interface StreetLine {
  thing: string
  line: number[]
}

const details = `
  CREATE TABLE detail (id INTEGER PRIMARY KEY, street TEXT, category TEXT, hours TEXT, synonyms TEXT);
  CREATE TABLE street (id INTEGER PRIMARY KEY, place INTEGER NOT NULL, line BLOB NOT NULL);
  CREATE VIRTUAL TABLE street_box USING rtree (id, south, north, west, east);
`
/** In one region, every word of a name is a candidate for correcting misspellings. */
const correctedFrom = 0.2

/** A thing has few names here, each of which was written for it by hand: all of them are indexed. */
const everyName = 1

const entryOf = (thing: LocalThing): Entry => {
  const { names, primary } = foldedNames([thing.name], thing.others ?? [], everyName)
  const plain = names.flatMap((name) => {
    const joined = withJoinedNumber(name)
    return [joined ?? [], withPlainType(joined ?? name) ?? []].flat()
  })
  const said = [
    thing.category ?? '',
    ...(thing.synonyms ?? []),
    ...(thing.words ?? []),
    ...(thing.cityNames ?? []),
    thing.postcode ?? '',
  ]
  const context = said.map(fold).join(' ').trim()
  return {
    id: thing.id,
    kind: thing.kind,
    name: thing.name,
    names: [...new Set([...names.slice(0, primary), ...plain, ...names.slice(primary)])],
    primary: primary + plain.length,
    city: thing.city,
    region: thing.region,
    country: thing.country,
    latitude: thing.latitude,
    longitude: thing.longitude,
    population: thing.population ?? 0,
    importance: thing.importance,
    marks: [...localCells.map((size) => localCellWord(thing, size)), ...(thing.hours ? [hoursWord] : [])],
    ...(context !== '' && { context: [...new Set(context.split(' '))].join(' ') }),
  }
}

const writeRegions = (database: DatabaseSync, entries: Entry[]) => {
  const insert = database.prepare('INSERT INTO region VALUES (?, ?)')
  const names = [...new Set(entries.flatMap(({ region }) => region ?? []))]
  names.forEach((name, index) => {
    insert.run(index + 1, name)
  })
  return new Map(names.map((name, index) => [name, index + 1]))
}

/** The names by which addresses say their country and their region. */
const areaNamesOf = (entries: Entry[]): [name: string, word: string][] => {
  const countries = [...new Set(entries.map(({ country }) => country))].filter(Boolean)
  const regions = [...new Set(entries.flatMap(({ region }) => region ?? []))]
  return [
    ...countries.flatMap((code) =>
      countryNames(code).map((name): [string, string] => [name, countryWord(code)]),
    ),
    ...regions.map((name): [string, string] => [fold(name), regionWord(name)]),
  ]
}

const writeDetails = (database: DatabaseSync, things: LocalThing[]) => {
  const insert = database.prepare('INSERT INTO detail VALUES (?, ?, ?, ?, ?)')
  things.forEach(({ street = null, category = null, hours = null, synonyms = [] }, index) => {
    if (street || category || hours)
      insert.run(index + 1, street, category, hours, synonyms.length > 0 ? synonyms.join(' / ') : null)
  })
}

const writeStreets = (database: DatabaseSync, things: LocalThing[], lines: StreetLine[]) => {
  const ids = new Map(things.map(({ id }, index) => [id, index + 1]))
  const street = database.prepare('INSERT INTO street VALUES (?, ?, ?)')
  const box = database.prepare('INSERT INTO street_box VALUES (?, ?, ?, ?, ?)')
  lines.forEach(({ thing, line }, index) => {
    const place = ids.get(thing)
    if (place === undefined) return
    let [south, north, west, east] = [90, -90, 180, -180]
    for (let at = 0; at < line.length; at += 2) {
      const [latitude, longitude] = [line[at] ?? 0, line[at + 1] ?? 0]
      ;[south, north] = [Math.min(south, latitude), Math.max(north, latitude)]
      ;[west, east] = [Math.min(west, longitude), Math.max(east, longitude)]
    }
    street.run(index + 1, place, new Uint8Array(Float64Array.from(line).buffer))
    box.run(index + 1, south, north, west, east)
  })
}

/** Writes a file of the things of one region, searched like the gazetteer's. */
export const buildLocalPlaces = (file: string, things: LocalThing[], lines: StreetLine[] = []): void => {
  const database = new DatabaseSync(file)
  try {
    database.exec(schema)
    database.exec(details)
    database.exec('BEGIN')
    const sorted = things.toSorted(
      (one, other) => other.importance - one.importance || (one.id < other.id ? -1 : 1),
    )
    const entries = sorted.map(entryOf)
    writePlaces(database, entries, writeRegions(database, entries))
    writePositions(database, entries)
    writeAreaNames(database, areaNamesOf(entries))
    writeSpellings(database, entries, correctedFrom)
    writeDetails(database, sorted)
    writeStreets(database, sorted, lines)
    database.exec('COMMIT; ANALYZE')
  } finally {
    database.close()
  }
}
