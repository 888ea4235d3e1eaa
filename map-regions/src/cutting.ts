/** For programs that make tiles of other data than an extract's: the same geometry and cutting, without the spools. */
export { clipRings } from './geometry/clip.ts'
export { chain, reversed, turn } from './geometry/rings.ts'
export { boxOf, latitudeOf, longitudeOf, WORLD, WORLD_BITS, xOf, yOf } from './geometry/world.ts'
export { cutPiece, type Detail } from './tiles/cut-piece.ts'
export { type Feature, LEVELS } from './tiles/feature.ts'
