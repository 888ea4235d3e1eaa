export { fold } from '@andariego/gazetteer'
export type { Geocoder } from './geocoder.ts'
export { builtinGazetteer, builtinGeocoder, GAZETTEER_FILE } from './geocoders/builtin.ts'
