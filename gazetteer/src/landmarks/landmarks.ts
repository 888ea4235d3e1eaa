import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Landmark {
  name: string
  /** Known all over the world; ranks above places of the same name. */
  famous: boolean
  alternatives: string[]
  /** The city it belongs to, or the nearest one, by a name in the gazetteer. */
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  kind: string
  latitude: number
  longitude: number
}

const folder = join(import.meta.dirname, 'data')

/**
 * Parses one landmark per line: `[*]name | other, names | city | country | kind | latitude, longitude`; * marks the famous ones.
 */
const parse = (line: string): Landmark => {
  const [name = '', alternatives = '', city = '', country = '', kind = '', position = ''] = line
    .split('|')
    .map((column) => column.trim())
  const [latitude, longitude] = position.split(',').map(Number)
  return {
    name: name.replace(/^\*/, ''),
    famous: name.startsWith('*'),
    alternatives: alternatives.split(',').flatMap((other) => other.trim() || []),
    city,
    country,
    kind,
    latitude: latitude ?? Number.NaN,
    longitude: longitude ?? Number.NaN,
  }
}

/** Returns all landmarks, in the order of their files. */
export const readLandmarks = (): Landmark[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parse)
