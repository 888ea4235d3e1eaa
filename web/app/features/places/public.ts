/** What other features may use of places. */
export { HeroLandscape } from './hero-landscape.tsx'
