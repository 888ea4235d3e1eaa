/** What other features may use of places. */
export { ClosedForGood } from './closed-for-good.tsx'
export { FavouritePlaces, FavouritePlacesSkeleton } from './favourites/favourite-places.tsx'
export { HeroLandscape } from './hero-landscape.tsx'
export { PlaceGrid } from './place-grid.tsx'
export { PlaceImage } from './place-image.tsx'
export { sharedPictureOf } from './place-picture.ts'
