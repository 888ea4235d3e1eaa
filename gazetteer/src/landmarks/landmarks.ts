import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Landmark = {
  name: string
  /** Known the world over; comes before places of the same name. */
  famous: boolean
  alternatives: string[]
  /** The city it belongs to, or the nearest one, by a name the gazetteer knows. */
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  kind: string
  latitude: number
  longitude: number
}

const folder = join(import.meta.dirname, 'data')

/** One landmark a line: `[*]name | other, names | city | country | kind | latitude, longitude`; * marks the famous. */
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

/** All landmarks, in the order of their files. */
export const readLandmarks = (): Landmark[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parse)
