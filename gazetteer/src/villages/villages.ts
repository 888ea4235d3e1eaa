import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Village {
  name: string
  alternatives: string[]
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
}

const file = join(import.meta.dirname, 'villages.txt')

/** Parses one village per line: `name | other, names | country | latitude, longitude`. */
const parse = (line: string): Village => {
  const [name = '', alternatives = '', country = '', position = ''] = line
    .split('|')
    .map((column) => column.trim())
  const [latitude, longitude] = position.split(',').map(Number)
  return {
    name,
    alternatives: alternatives.split(',').flatMap((other) => other.trim() || []),
    country,
    latitude: latitude ?? Number.NaN,
    longitude: longitude ?? Number.NaN,
  }
}

/** Returns villages that travellers visit but that have too few people for GeoNames' list, which begins at 500. */
export const readVillages = (): Village[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parse)
