/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'

declare global {
  /** Google calls this global function when it refuses the key; there is no other signal. */
  var gm_authFailure: (() => void) | undefined
}

export interface GoogleLibraries {
  maps: google.maps.MapsLibrary
  marker: google.maps.MarkerLibrary
}

let configured = false
let refused = false
const refusals = new Set<() => void>()

/** Loads Google's script once, with a key that cannot change afterwards. Also rejects when Google has refused the key. */
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

/** Google checks a key once per page load: only a new page can get another answer. */
export const isKeyRefused = (): boolean => refused

/** Calls `tell` when Google refuses the key; returns the function to unsubscribe. */
export const onKeyRefused = (tell: () => void): (() => void) => {
  refusals.add(tell)
  return () => refusals.delete(tell)
}
