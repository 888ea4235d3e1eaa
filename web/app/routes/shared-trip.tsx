import { pages } from '@andariego/contract/pages'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { SharedTrip } from '../features/itineraries/pages/shared-trip.ts'
import { sharedPictureOf } from '../features/places/public.ts'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './itineraries.module.css'

export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const { token = '' } = params
  const { data } = await orErrorPage(context.get(apiContext)('GET /trips/:token', { params: { token } }))
  return { token, trip: data }
}

const NOT_INDEXED = { name: 'robots', content: 'noindex, nofollow' }

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [NOT_INDEXED]
  const { trip, token } = loaderData
  const origin = originOf(matches)
  const names = trip.days.flatMap(({ stops }) => stops.map(({ place }) => place.name))
  return [
    NOT_INDEXED,
    // The address itself is the secret: no link from this page may send it as the referrer.
    { name: 'referrer', content: 'no-referrer' },
    ...pageMeta({
      title: trip.name,
      description: names.join(', '),
      url: `${origin}${pages.sharedTrip({ token })}`,
      ...(trip.cover && { image: sharedPictureOf(trip.cover, origin) }),
    }),
  ]
}

export default function SharedTripPage() {
  const { trip } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <SharedTrip trip={trip} />
    </Container>
  )
}
