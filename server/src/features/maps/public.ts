export { fold } from './gazetteer/names.ts'
export type { Geocoder } from './geocoder.ts'
export { builtinGeocoder } from './geocoders/builtin.ts'
