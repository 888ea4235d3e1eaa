/** What the page 'place' uses of places. */
export { PlaceDescription } from '../description/place-description.tsx'
export { NearbyPlaces } from '../nearby-places.tsx'
export { PlaceHeading } from '../place-heading.tsx'
export { placeJsonLd } from '../place-json-ld.ts'
export { PlaceMap } from '../place-map.tsx'
export { sharedPictureOf } from '../place-picture.ts'
export { usePlace } from '../place-query.ts'
export { ReportPlace } from '../report-place.tsx'
