import type { DatabaseSync } from 'node:sqlite'
import { gazetteerAttribution } from './attribution.ts'
import { writeBorders } from './borders.ts'
import { type Entry, entryKinds } from './entry.ts'
import type { Region } from './geonames.ts'
import { spanishRegions } from './spanish/spanish.ts'
import { spellingKeys } from './spelling.ts'
import { correctionTerms, countryWord, indexedWords, regionWord } from './words.ts'

const writeRegions = (database: DatabaseSync, regions: Region[]) => {
  const spanish = spanishRegions()
  const insert = database.prepare('INSERT INTO region VALUES (?, ?)')
  regions.forEach(({ code, name }, index) => {
    insert.run(index + 1, spanish.get(code)?.name ?? name)
  })
  return new Map(regions.map(({ code }, index) => [code, index + 1]))
}

const zoneWriter = (database: DatabaseSync) => {
  const insert = database.prepare('INSERT INTO zone VALUES (?, ?)')
  const known = new Map<string, number>()
  return (name: string): number => {
    const id = known.get(name) ?? known.size + 1
    if (!known.has(name)) insert.run(id, name)
    known.set(name, id)
    return id
  }
}

export const writePlaces = (database: DatabaseSync, entries: Entry[], regionIds: Map<string, number>) => {
  const zoneOf = zoneWriter(database)
  const place = database.prepare('INSERT INTO place VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)')
  const words = database.prepare('INSERT INTO word (rowid, words) VALUES (?, ?)')
  entries.forEach((entry, index) => {
    const { id, kind, name, names, primary, city, region, country } = entry
    const { latitude, longitude, population, importance } = entry
    const key = id.startsWith('geonames:') ? Number(id.slice('geonames:'.length)) : id
    const otherNames = names.length > 1 ? names.join('|') : null
    const regionId = region === null ? null : (regionIds.get(region) ?? null)
    const weight = Math.round(importance * 1000)
    const zone = entry.zone ? zoneOf(entry.zone) : null
    place.run(
      index + 1,
      key,
      entryKinds.indexOf(kind),
      name,
      otherNames,
      primary,
      kind === 'city' ? null : city,
      regionId,
      country,
      Math.round(latitude * 100_000),
      Math.round(longitude * 100_000),
      population,
      weight,
      zone,
      entry.context ?? null,
    )
    words.run(index + 1, indexedWords(entry))
  })
  database.exec("INSERT INTO word (word) VALUES ('optimize')")
}

/** Written in the order of their cells, which keeps the tree small. */
export const writePositions = (database: DatabaseSync, entries: Entry[]) => {
  const position = database.prepare('INSERT INTO position VALUES (?, ?, ?, ?, ?)')
  const cell = ({ latitude, longitude }: Entry) => Math.floor(latitude * 2) * 1000 + Math.floor(longitude * 2)
  const numbered = entries.map((entry, index) => ({ entry, id: index + 1, cell: cell(entry) }))
  numbered.sort((a, b) => a.cell - b.cell || a.id - b.id)
  for (const { entry, id } of numbered) {
    if (entry.kind === 'area' || entry.kind === 'street') continue
    position.run(id, entry.latitude, entry.latitude, entry.longitude, entry.longitude)
  }
}

/** Writes the folded names of countries and regions, each with the word that marks what lies in it. */
export const writeAreaNames = (database: DatabaseSync, names: [name: string, word: string][]) => {
  const area = database.prepare('INSERT OR IGNORE INTO area VALUES (?, ?)')
  for (const [name, word] of names) area.run(name, word)
}

const areaNamesOf = (entries: Entry[]) =>
  entries.flatMap(({ id, names, country }) => {
    const [type, code = ''] = id.split(':')
    if (type !== 'country' && type !== 'region') return []
    const word = type === 'country' ? countryWord(country) : regionWord(code)
    return names.map((name): [string, string] => [name, word])
  })

export const writeSpellings = (database: DatabaseSync, entries: Entry[], least?: number) => {
  const term = database.prepare('INSERT INTO term VALUES (?, ?)')
  const keys: [key: number, term: number][] = []
  correctionTerms(entries, least).forEach((word, index) => {
    term.run(index + 1, word)
    for (const key of spellingKeys(word)) keys.push([key, index + 1])
  })
  keys.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const spelling = database.prepare('INSERT INTO spelling VALUES (?, ?)')
  for (const [key, id] of keys) spelling.run(key, id)
}

/** Fills an empty file with our schema. `entries` must be sorted by importance, most important first. */
export const writeGazetteer = (
  database: DatabaseSync,
  { entries, regions, fingerprint }: { entries: Entry[]; regions: Region[]; fingerprint: string },
) => {
  database.exec('BEGIN')
  writePlaces(database, entries, writeRegions(database, regions))
  writePositions(database, entries)
  writeBorders(database)
  writeAreaNames(database, areaNamesOf(entries))
  writeSpellings(database, entries)
  const { text, licenseUrl } = gazetteerAttribution
  database.prepare('INSERT INTO about VALUES (?, ?)').run(fingerprint, `${text} ${licenseUrl}`)
  database.exec('COMMIT; ANALYZE')
}
