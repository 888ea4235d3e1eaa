import { fileURLToPath } from 'node:url'
import { type Gazetteer, openGazetteer } from '@andariego/gazetteer'
import type { Geocoder } from '../geocoder.ts'

/** Built by `npm ci`, or at the start when the data has changed. */
export const GAZETTEER_FILE = fileURLToPath(new URL('../../../../build/gazetteer.sqlite', import.meta.url))

let opened: Gazetteer | null = null
/** Returns the gazetteer itself, for queries beyond the geocoder's interface. Opened on first use. */
export const builtinGazetteer = (): Gazetteer => {
  opened ??= openGazetteer(GAZETTEER_FILE)
  return opened
}

/** The geocoder over GeoNames and our landmarks; its file is opened on first use. */
export const builtinGeocoder = (file = GAZETTEER_FILE): Geocoder => {
  let gazetteer: Gazetteer | null = null
  const opened = () => {
    gazetteer ??= openGazetteer(file)
    return gazetteer
  }
  return {
    search: async (query) =>
      opened()
        .search(query)
        .map((suggestion) => ({ ...suggestion, provider: 'builtin' })),
    reverse: async (latitude, longitude) => {
      const found = opened().reverse(latitude, longitude)
      return { address: found?.address ?? null, city: found?.city ?? null }
    },
  }
}
