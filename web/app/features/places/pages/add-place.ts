/** What the page 'add-place' uses of places. */
export { AddPlaceForm } from '../adding/add-place-form.tsx'
export { AddPlaceSkeleton } from '../adding/add-place-skeleton.tsx'
