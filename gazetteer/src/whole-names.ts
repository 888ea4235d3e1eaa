import type { DatabaseSync } from 'node:sqlite'
import { correctionFinder } from './corrections.ts'
import { countryName } from './countries.ts'
import { fold } from './names.ts'
import { matchExpression, readingsOf, requiredWords } from './reading.ts'
import { type PlaceRow, placeColumns, type Suggestion, suggestionOf } from './suggestion.ts'

/** A thing whose whole name was typed. */
export type Named = Suggestion & {
  /** From about 0 (a hamlet) to 1 (a metropolis everybody knows). */
  importance: number
  /** The number of misspelled letters. */
  mistakes: number
}

const weighed = 60

/** Finds things with exactly this name, also in another language or as a nickname, or with this name misspelled; no prefixes. */
export const wholeNames = (database: DatabaseSync) => {
  const areas = database.prepare('SELECT word FROM area WHERE name = ?')
  const findAreas = (name: string) => areas.all(name).map(({ word }) => String(word))
  const findCorrections = correctionFinder(database)
  const matching = database.prepare(
    `SELECT ${placeColumns} FROM word JOIN place p ON p.id = word.rowid LEFT JOIN region r ON r.id = p.region
     WHERE word MATCH ? ORDER BY word.rowid LIMIT ${weighed}`,
  )

  /** Counts the mistakes between typed words and a name; null when it is another name. */
  const mistakesTo = (typed: string[], name: string, corrections: Map<string, Map<string, number>>) => {
    const known = name.split(' ')
    if (known.length !== typed.length) return null
    let mistakes = 0
    for (const [index, word] of typed.entries()) {
      if (word === known[index]) continue
      const count = corrections.get(word)?.get(known[index] ?? '')
      if (count === undefined) return null
      mistakes += count
    }
    return mistakes
  }

  return (text: string, { misspelt = true } = {}): Named[] => {
    const found = new Map<number, Named>()
    const collect = (forgiving: boolean) => {
      for (const reading of readingsOf(text, findAreas)) {
        const corrections = forgiving ? findCorrections(requiredWords(reading.words)) : new Map()
        const expression = matchExpression(reading, { corrections, finished: true })
        if (expression === '') continue
        for (const row of matching.all(expression) as unknown as PlaceRow[]) {
          const names = row.names?.split('|') ?? [fold(row.name)]
          const least = Math.min(
            ...names.map((name) => mistakesTo(reading.words, name, corrections) ?? Number.POSITIVE_INFINITY),
          )
          if (Number.isFinite(least) && !found.has(row.id))
            found.set(row.id, { ...suggestionOf(row), importance: row.importance, mistakes: least })
        }
      }
    }
    collect(false)
    if (found.size === 0 && misspelt) collect(true)
    return [...found.values()].sort((a, b) => a.mistakes - b.mistakes || b.importance - a.importance)
  }
}

/** A country's thirds, by its settlements: [south, north] latitudes and [west, east] longitudes of the middle third. */
export interface Thirds {
  latitudes: [number, number]
  longitudes: [number, number]
}

export const thirdsFinder = (database: DatabaseSync) => {
  const countries = database.prepare('SELECT DISTINCT country FROM place')
  const positions = database.prepare(
    'SELECT latitude / 1e5 AS latitude, longitude / 1e5 AS longitude FROM place WHERE country = ? AND kind = 0',
  )
  const codes = new Map<string, string>()
  const known = new Map<string, Thirds | null>()
  const thirdsOf = (values: number[]): [number, number] => {
    const sorted = values.toSorted((a, b) => a - b)
    // Excludes far islands, which would stretch the country.
    const [low, high] = [0.02, 0.98].map((part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
    const third = ((high ?? 0) - (low ?? 0)) / 3
    return [(low ?? 0) + third, (high ?? 0) - third]
  }
  return (country: string): Thirds | null => {
    const kept = known.get(country)
    if (kept !== undefined) return kept
    if (codes.size === 0)
      for (const row of countries.all()) codes.set(countryName(String(row.country)), String(row.country))
    const code = codes.get(country)
    const rows = code === undefined ? [] : (positions.all(code) as { latitude: number; longitude: number }[])
    const thirds =
      rows.length === 0
        ? null
        : {
            latitudes: thirdsOf(rows.map(({ latitude }) => latitude)),
            longitudes: thirdsOf(rows.map(({ longitude }) => longitude)),
          }
    known.set(country, thirds)
    return thirds
  }
}
