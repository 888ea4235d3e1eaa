import type { DatabaseSync } from 'node:sqlite'
import { correctionFinder } from './corrections.ts'
import { cellsAround, kilometresBetween, localCells, localCellsAround, type Position } from './geometry.ts'
import { type Ranked, rank } from './ranking.ts'
import {
  type Corrections,
  type FindAreas,
  matchExpression,
  type Reading,
  readingsOf,
  requiredWords,
} from './reading.ts'
import { shortestCorrected } from './spelling.ts'
import { kindOf, type PlaceRow, placeColumns, type Suggestion, suggestionOf } from './suggestion.ts'
import { hoursWord } from './words.ts'

export interface SearchQuery {
  q: string
  latitude?: number
  longitude?: number
  limit?: number
  /** Only things whose opening hours are known, in files of regions; without a text all of them, of any name. */
  hasHours?: boolean
}

/** How many of the most important matches, and of the nearest ones, are scored; bounds the time of a query, whatever was typed. */
const weighed = 60
/** With `hasHours`: the caller keeps only the few that are open. */
const weighedWithHours = 240
/** How many matches around a position are compared by their distance. */
const measured = 4000
const mostSuggestions = 20
/** Below this score a result looks accidental, and other spellings are tried. */
const convincing = 1.3
const enough = 3
/** The fit of a name that equals the query. */
const wholeName = 0.95
/** The cost of matching all words but one. */
const droppedWord = 0.4
/** The cost of taking a street's last words for a country or region, in a file of one region: 'calle España' is a street. */
const guessedArea = 0.3

const anything: Reading = { words: [], areas: [] }

const areaFinder = (database: DatabaseSync, isLocal: boolean): FindAreas => {
  const exact = database.prepare('SELECT word FROM area WHERE name = ?')
  const unfinished = database.prepare('SELECT DISTINCT word FROM area WHERE name >= ? AND name < ? LIMIT 12')
  return (name, { afterComma }) => {
    const whole = exact.all(name)
    const mayBeUnfinished = whole.length === 0 && name.length > 1 && (afterComma || !isLocal)
    const found = mayBeUnfinished ? unfinished.all(name, `${name}{`) : whole
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
const oneWithin = ({ key }: PlaceRow) => (/^[NWR]-?\d/.test(String(key)) ? 0.2 : 15)

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

interface Matching {
  corrections?: Corrections
  finished?: boolean
}
type Weigh = (reading: Reading, matching?: Matching & { leastFit?: number; cost?: number }) => void

/** 'hotel Sevilla': when hardly anything matches all words, tries exact matches of all words but one. */
const weighWithoutOneWord = (readings: Reading[], weigh: Weigh) => {
  const words = readings.at(-1)?.words ?? []
  if (words.length < 2) return
  for (const without of words) {
    const reading = { words: words.filter((word) => word !== without), areas: [] }
    if (reading.words.join('').length < shortestCorrected) continue
    weigh(reading, { finished: true, leastFit: wholeName, cost: droppedWord })
  }
}

const joins = 'JOIN place p ON p.id = found.id LEFT JOIN region r ON r.id = p.region'

/** Returns functions that run an FTS5 query: the most important matches, or the nearest ones. */
const matcher = (database: DatabaseSync) => {
  const important = database.prepare(
    `SELECT ${placeColumns} FROM (SELECT rowid AS id FROM word WHERE word MATCH ? ORDER BY rowid LIMIT ?) found ${joins}
     ORDER BY p.id`,
  )
  const nearest = database.prepare(
    `SELECT ${placeColumns} FROM (
       SELECT place.id FROM (SELECT rowid AS id FROM word WHERE word MATCH ? LIMIT ${measured}) matching
       JOIN place ON place.id = matching.id
       ORDER BY (latitude - ?) * (latitude - ?) + (longitude - ?) * (longitude - ?) * ? LIMIT ?
     ) found ${joins}`,
  )
  return {
    important: (expression: string, most: number) => important.all(expression, most) as unknown as PlaceRow[],
    nearest: (expression: string, { latitude, longitude }: Position, most: number) => {
      const [north, east] = [Math.round(latitude * 1e5), Math.round(longitude * 1e5)]
      const narrowing = Math.cos((latitude * Math.PI) / 180) ** 2
      return nearest.all(expression, north, north, east, east, narrowing, most) as unknown as PlaceRow[]
    },
  }
}

/** A result and its score, from about 0 to 2, comparable between files. */
export interface Scored {
  row: PlaceRow
  score: number
  suggestion: Suggestion
}

/**
 * Searches by name; synchronous, at most a few milliseconds. `isLocal` is for files of one region, whose things are marked with
 * finer cells and with whether their hours are known; it returns all that was compared, whatever the limit, because the caller
 * weighs more.
 */
export const searcher = (database: DatabaseSync, { isLocal = false } = {}) => {
  const findAreas = areaFinder(database, isLocal)
  const findCorrections = correctionFinder(database)
  const matching = matcher(database)

  return (query: SearchQuery): Scored[] => {
    const near = positionOf(query)
    const withHours = isLocal && query.hasHours === true
    const most = withHours ? weighedWithHours : weighed
    const asked = Math.max(1, Math.min(mostSuggestions, Math.trunc(query.limit ?? 8) || 8))
    const limit = isLocal ? Number.POSITIVE_INFINITY : asked
    const readings = withHours && query.q === '' ? [anything] : readingsOf(query.q, findAreas)
    const found = new Map<number, Ranked>()
    const marks = withHours ? [[hoursWord]] : []
    const isGuess = ({ areas }: Reading) => isLocal && areas.length > 0 && !/[,;]/.test(query.q)

    const rowsAround = (reading: Reading, around: Position, options: Matching): PlaceRow[] => {
      const expression = (cells: string[]) =>
        matchExpression(reading, { ...options, within: [...marks, cells] })
      if (isLocal) {
        for (const size of localCells) {
          const rows = matching.nearest(expression(localCellsAround(around, size)), around, most)
          if (rows.length >= most) return rows
        }
      }
      return matching.important(expression(cellsAround(around)), most)
    }
    const weigh: Weigh = (reading, { leastFit = 0, cost = 0, ...options } = {}) => {
      const expression = matchExpression(reading, { ...options, within: marks })
      if (expression === '') return
      const isNarrowed = near && !options.finished
      const rows = [
        ...matching.important(expression, most),
        ...(isNarrowed ? rowsAround(reading, near, options) : []),
      ]
      for (const row of rows) {
        const ranked = rank(row, reading, { near, corrections: options.corrections })
        ranked.score -= cost + (isGuess(reading) ? guessedArea : 0)
        if (ranked.fit >= leastFit && ranked.score > (found.get(row.id)?.score ?? 0))
          found.set(row.id, ranked)
      }
    }
    const convinced = () =>
      found.size >= enough && [...found.values()].some(({ score }) => score >= convincing)

    for (const reading of readings) {
      weigh(reading)
      if (reading.words.length === 1) weigh(reading, { finished: true })
    }
    if (!convinced()) {
      for (const reading of readings)
        weigh(reading, { corrections: findCorrections(requiredWords(reading.words)) })
    }
    if (found.size < enough) weighWithoutOneWord(readings, weigh)
    return best(found.values(), limit).map(({ row, score }) => ({
      row,
      score,
      suggestion: suggestionOf(row),
    }))
  }
}
