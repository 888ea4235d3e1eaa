import type { GoogleLibraries } from './google-maps-loader.ts'

export interface LoadedMap {
  map: google.maps.Map
  libraries: GoogleLibraries
}
