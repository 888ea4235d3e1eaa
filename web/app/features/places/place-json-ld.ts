import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { sharedPictureOf } from './place-picture.ts'

/** The place as schema.org data; the router escapes it when writing it into the page. */
export const placeJsonLd = (place: Place, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Place',
  name: place.name,
  url: `${origin}${pages.place({ id: place.id })}`,
  image: sharedPictureOf(place, origin).url,
  ...(place.description && { description: place.description }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: place.address,
    ...(place.city && { addressLocality: place.city }),
  },
  geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
  ...(place.totalReviews > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: place.averageRating,
      reviewCount: place.totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
  }),
})
