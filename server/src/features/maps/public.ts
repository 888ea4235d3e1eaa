export { fold } from '@andariego/gazetteer'
export { builtinGazetteer, builtinGeocoder, GAZETTEER_FILE } from './geocoders/builtin.ts'
export { importMapRegion } from './regions/import-map-region.ts'
