export { fold } from '@andariego/gazetteer'
export { builtinGazetteer, GAZETTEER_FILE } from './geocoders/builtin.ts'
export { importMapRegion } from './regions/import-map-region.ts'
export { type WordsOfRegions, wordsOfRegions } from './regions/words-of-regions.ts'
