import type { Named } from '@andariego/gazetteer'
import { LRUCache } from 'lru-cache'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import type { Area } from './area.ts'

const cached = new LRUCache<string, Named[]>({ max: 5000 })
/** Returns what the map calls so, the most important first. */
export const named = (text: string, misspelt: boolean): Named[] => {
  const key = `${misspelt} ${text}`
  const known = cached.get(key)
  if (known) return known
  const found = builtinGazetteer().named(text, { misspelt })
  cached.set(key, found)
  return found
}

export const isCalled = (name: string, words: readonly string[]): number =>
  fold(name) === words.join(' ') ? 1 : 0

/** Returns the area in which places are searched for something on the map. */
export const areaOf = ({ id, kind, name, country, region, latitude, longitude }: Named): Area => {
  if (id.startsWith('country:')) return { type: 'countries', name, countries: [name] }
  if (id.startsWith('region:') && country) return { type: 'region', name, country }
  const reach = kind === 'city' ? 30 : id.startsWith('landmark:') ? (region === null ? 300 : 5) : 60
  return { type: 'circle', name, country, latitude, longitude, kilometres: reach }
}
