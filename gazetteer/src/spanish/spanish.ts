import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a table of Spanish names: one row per line, columns separated by '|'. */
const table = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((column) => column.trim()))

const list = (column = '') => column.split(',').flatMap((name) => name.trim() || [])

export interface SpanishName {
  name: string
  alternatives: string[]
}

/** By country and GeoNames name: 'GB|London'. Means the largest city of that name. */
export const spanishCities = (): Map<string, SpanishName> =>
  new Map(
    table('cities.txt').map(([country, original, name = '', others]) => [
      `${country}|${original}`,
      { name, alternatives: list(others) },
    ]),
  )

/** By region code: 'ES.51'. */
export const spanishRegions = (): Map<string, SpanishName> =>
  new Map(
    table('regions.txt').map(([code = '', name = '', others]) => [
      code,
      { name, alternatives: list(others) },
    ]),
  )
