import type { Api } from '@andariego/contract/client'
import { pages } from '@andariego/contract/pages'
import { placesMessages } from '@andariego/contract/places-rules'
import { PLACE_REVIEWS_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { memo } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { PlaceQuestion } from '../features/assistant/pages/place.ts'
import { AddToItineraryButton } from '../features/itineraries/public.ts'
import {
  NearbyPlaces,
  PlaceDescription,
  PlaceHeading,
  PlaceMap,
  placeJsonLd,
  ReportPlace,
  sharedPictureOf,
  usePlace,
} from '../features/places/pages/place.ts'
import { ReviewSection } from '../features/reviews/pages/place.ts'
import { Later } from '../platform/rendering/later.tsx'
import { apiContext } from '../platform/rendering/load-context.ts'
import { movedTo, notFound, orErrorPage } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './place.module.css'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Redirects to the other place when moderators merged this one into it; otherwise does nothing. */
const leadOn = async (api: Api, id: string): Promise<void> => {
  const to = await api('GET /places/:id', { params: { id } }).then(() => null, movedTo)
  if (to !== null) throw redirect(pages.place({ id: to }))
}

export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const { id = '' } = params
  if (!UUID.test(id)) throw notFound(placesMessages.notFound)
  const api = context.get(apiContext)
  const [place, nearby, reviews, stats] = await orErrorPage(
    Promise.all([
      api('GET /places/:id', { params: { id } }),
      api('GET /places/:id/nearby', { params: { id } }),
      api('GET /places/:id/reviews', { params: { id }, query: { limit: PLACE_REVIEWS_PAGE_SIZE } }),
      api('GET /places/:id/reviews/stats', { params: { id } }),
    ]).catch(async (error: unknown) => {
      await leadOn(api, id)
      throw error
    }),
  )
  return { place, nearby: nearby.places, reviews, stats }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { place } = loaderData
  const origin = originOf(matches)
  const where = place.city ?? place.address
  return [
    ...pageMeta({
      title: place.city ? `${place.name}, ${place.city}` : place.name,
      description:
        place.description ?? `${place.name}, ${where}: reseñas, fotos y mapa, contados por viajeros.`,
      url: `${origin}${pages.place({ id: place.id })}`,
      image: sharedPictureOf(place, origin),
      type: 'article',
    }),
    { 'script:ld+json': placeJsonLd(place, origin) },
  ]
}

/** Renders only for other data: with each press of a link, the router renders its routes anew before it shows the next page. */
export default function Place() {
  return <PlacePage loaded={useLoaderData<typeof loader>()} />
}

const PlacePage = memo(({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) => {
  const place = usePlace(loaded.place)
  return (
    // The key remounts the page for another place, so that no open dialog or draft is carried over.
    <article key={place.id}>
      <PlaceHeading
        place={place}
        actions={
          <>
            <AddToItineraryButton place={place} />
            <ReportPlace placeId={place.id} />
          </>
        }
      />
      <Container className={styles.sections}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <PlaceDescription place={place} />
            <PlaceQuestion placeId={place.id} />
            <ReviewSection place={place} initialReviews={loaded.reviews} initialStats={loaded.stats} />
          </div>
          <div className={styles.aside}>
            <PlaceMap place={place} nearby={loaded.nearby} />
          </div>
        </div>
        <Later>
          <NearbyPlaces place={place} places={loaded.nearby} />
        </Later>
      </Container>
    </article>
  )
})
