import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Airport {
  /** The IATA code. */
  code: string
  name: string
  large: boolean
  /** Its own name, beside its city's; '' for none. */
  own: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
}

const file = join(import.meta.dirname, 'airports.txt')

/** Parses one airport per line: `code | [*]name | its own name | country | latitude, longitude`; * marks the large ones. */
const parse = (line: string): Airport => {
  const [code = '', name = '', own = '', country = '', position = ''] = line
    .split('|')
    .map((column) => column.trim())
  const [latitude, longitude] = position.split(',').map(Number)
  return {
    code,
    name: name.replace(/^\*/, ''),
    large: name.startsWith('*'),
    own,
    country,
    latitude: latitude ?? Number.NaN,
    longitude: longitude ?? Number.NaN,
  }
}

/** Returns airports with scheduled flights, except those that are among the landmarks. */
export const readAirports = (): Airport[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parse)
