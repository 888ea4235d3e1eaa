/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'

declare global {
  /** Google calls this, and nothing else, when it refuses the key. */
  var gm_authFailure: (() => void) | undefined
}

export type GoogleLibraries = { maps: google.maps.MapsLibrary; marker: google.maps.MarkerLibrary }

let configured = false
let refused = false
const refusals = new Set<() => void>()

/** Loads Google's script once; its key cannot change after that. Rejects, too, once Google has refused the key. */
export const loadGoogleMaps = async (apiKey: string): Promise<GoogleLibraries> => {
  if (!configured) {
    setOptions({ key: apiKey, v: 'weekly', language: 'es' })
    globalThis.gm_authFailure = () => {
      refused = true
      for (const tell of refusals) tell()
    }
    configured = true
  }
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')])
  if (refused) throw new Error('Google refuses the key.')
  return { maps, marker }
}

/** Google judges a key once per page: only another page can have another answer. */
export const isKeyRefused = (): boolean => refused

/** Calls back when Google refuses the key; returns how to stop. */
export const onKeyRefused = (tell: () => void): (() => void) => {
  refusals.add(tell)
  return () => refusals.delete(tell)
}
