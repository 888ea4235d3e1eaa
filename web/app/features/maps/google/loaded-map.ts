import type { GoogleLibraries } from './google-maps-loader.ts'

export type LoadedMap = { map: google.maps.Map; libraries: GoogleLibraries }
