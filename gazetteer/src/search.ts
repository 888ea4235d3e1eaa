import type { DatabaseSync } from 'node:sqlite'
import { correctionFinder } from './corrections.ts'
import { kilometresBetween, type Position } from './geometry.ts'
import { type Ranked, rank } from './ranking.ts'
import { type Corrections, matchExpression, type Reading, readingsOf, requiredWords } from './reading.ts'
import { shortestCorrected } from './spelling.ts'
import { kindOf, type PlaceRow, placeColumns, type Suggestion, suggestionOf } from './suggestion.ts'

export type SearchQuery = { q: string; latitude?: number; longitude?: number; limit?: number }

/** How many of the most important matches are scored; bounds the time of a query, whatever was typed. */
const weighed = 60
const mostSuggestions = 20
/** Below this score a result looks accidental, and other spellings are tried. */
const convincing = 1.3
const enough = 3
/** The fit of a name that equals the query. */
const wholeName = 0.95
/** The cost of matching all words but one. */
const droppedWord = 0.4

const areaFinder = (database: DatabaseSync) => {
  const exact = database.prepare('SELECT word FROM area WHERE name = ?')
  const unfinished = database.prepare('SELECT DISTINCT word FROM area WHERE name >= ? AND name < ? LIMIT 12')
  return (name: string) => {
    const whole = exact.all(name)
    const found = whole.length > 0 ? whole : unfinished.all(name, `${name}{`)
    return found.map(({ word }) => String(word))
  }
}

const positionOf = ({ latitude, longitude }: SearchQuery): Position | undefined =>
  latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined

/**
 * Two results of one name closer than this, in km, are the same: cities are further apart, cafés of one chain in a town are not.
 */
const oneWithin = ({ key }: PlaceRow) => (/^[NWR]\d/.test(String(key)) ? 0.2 : 15)

/** Whether the result repeats a better one: the same place entered twice, or the province of a listed city. */
const isRepetition = (kept: Ranked[], { row }: Ranked) =>
  kept.some(({ row: better }) => {
    if (better.name !== row.name || better.country !== row.country) return false
    const isItsArea = kindOf(row) === 'area' && kindOf(better) !== 'landmark'
    return isItsArea || (better.kind === row.kind && kilometresBetween(better, row) < oneWithin(row))
  })

const best = (ranked: Iterable<Ranked>, limit: number) => {
  const kept: Ranked[] = []
  for (const candidate of [...ranked].sort((a, b) => b.score - a.score || a.row.id - b.row.id)) {
    if (kept.length >= limit) break
    if (!isRepetition(kept, candidate)) kept.push(candidate)
  }
  return kept
}

type Weigh = (
  reading: Reading,
  expression: string,
  options?: { corrections?: Corrections; leastFit?: number; cost?: number },
) => void

/** 'hotel Sevilla': when hardly anything matches all words, tries exact matches of all words but one. */
const weighWithoutOneWord = (readings: Reading[], weigh: Weigh) => {
  const words = readings.at(-1)?.words ?? []
  if (words.length < 2) return
  for (const without of words) {
    const reading = { words: words.filter((word) => word !== without), areas: [] }
    if (reading.words.join('').length < shortestCorrected) continue
    weigh(reading, matchExpression(reading, { finished: true }), { leastFit: wholeName, cost: droppedWord })
  }
}

/** A result and its score, from about 0 to 2, comparable between files. */
export type Scored = { row: PlaceRow; score: number; suggestion: Suggestion }

/** Searches by name; synchronous, at most a few milliseconds. */
export const searcher = (database: DatabaseSync) => {
  const findAreas = areaFinder(database)
  const findCorrections = correctionFinder(database)
  const matching = database.prepare(
    `SELECT ${placeColumns} FROM word JOIN place p ON p.id = word.rowid LEFT JOIN region r ON r.id = p.region
     WHERE word MATCH ? ORDER BY word.rowid LIMIT ${weighed}`,
  )

  return (query: SearchQuery): Scored[] => {
    const near = positionOf(query)
    const limit = Math.max(1, Math.min(mostSuggestions, Math.trunc(query.limit ?? 8) || 8))
    const readings = readingsOf(query.q, findAreas)
    const found = new Map<number, Ranked>()

    const weigh: Weigh = (reading, expression, { corrections, leastFit = 0, cost = 0 } = {}) => {
      if (expression === '') return
      for (const row of matching.all(expression) as PlaceRow[]) {
        const ranked = rank(row, reading, { near, corrections })
        ranked.score -= cost
        if (ranked.fit >= leastFit && ranked.score > (found.get(row.id)?.score ?? 0))
          found.set(row.id, ranked)
      }
    }
    const convinced = () =>
      found.size >= enough && [...found.values()].some(({ score }) => score >= convincing)

    for (const reading of readings) {
      weigh(reading, matchExpression(reading))
      if (near) weigh(reading, matchExpression(reading, { near }))
      if (reading.words.length === 1) weigh(reading, matchExpression(reading, { finished: true }))
    }
    if (!convinced()) {
      for (const reading of readings) {
        const corrections = findCorrections(requiredWords(reading.words))
        weigh(reading, matchExpression(reading, { corrections }), { corrections })
      }
    }
    if (found.size < enough) weighWithoutOneWord(readings, weigh)
    return best(found.values(), limit).map(({ row, score }) => ({
      row,
      score,
      suggestion: suggestionOf(row),
    }))
  }
}
