import { fileURLToPath } from 'node:url'
import { type Gazetteer, openGazetteer } from '@andariego/gazetteer'
import type { Geocoder } from '../geocoder.ts'

/** Made by `npm ci`, or by the start when the data has changed. */
export const GAZETTEER_FILE = fileURLToPath(new URL('../../../../build/gazetteer.sqlite', import.meta.url))

let opened: Gazetteer | null = null
/** The gazetteer itself, for whoever asks it more than a geocoder answers. Opened when first asked. */
export const builtinGazetteer = (): Gazetteer => {
  opened ??= openGazetteer(GAZETTEER_FILE)
  return opened
}

/** GeoNames and our landmarks, in a file that is opened when first asked. */
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
