/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'

declare global {
  /** Google calls this, and nothing else, when it refuses the key. */
  var gm_authFailure: (() => void) | undefined
}

export type GoogleLibraries = { maps: google.maps.MapsLibrary; marker: google.maps.MarkerLibrary }

let configured = false
const refusals = new Set<() => void>()

/** Loads Google's script once; its key cannot change after that. */
export const loadGoogleMaps = async (apiKey: string): Promise<GoogleLibraries> => {
  if (!configured) {
    setOptions({ key: apiKey, v: 'weekly', language: 'es' })
    globalThis.gm_authFailure = () => {
      for (const refused of refusals) refused()
    }
    configured = true
  }
  const [maps, marker] = await Promise.all([importLibrary('maps'), importLibrary('marker')])
  return { maps, marker }
}

/** Calls back when Google refuses the key; returns how to stop. */
export const onKeyRefused = (refused: () => void): (() => void) => {
  refusals.add(refused)
  return () => refusals.delete(refused)
}
