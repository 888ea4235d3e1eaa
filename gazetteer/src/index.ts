export { ensureGazetteer } from './build.ts'
export { type Gazetteer, openGazetteer } from './gazetteer.ts'
export { fold } from './names.ts'
export type { Named } from './whole-names.ts'
