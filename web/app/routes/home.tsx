import { pages } from '@andariego/contract/pages'
import { HOME_PAGE_SIZE } from '@andariego/contract/places-rules'
import { ALL_REVIEWS_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { memo, Suspense } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { FeatureCards, HomeHero, PlacesSection, SignUpInvitation } from '../features/places/pages/home.ts'
import { AllReviews } from '../features/reviews/pages/home.ts'
import { Later } from '../platform/rendering/later.tsx'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { pageOf } from '../platform/rendering/page-number.ts'
import { shareCardOf } from '../platform/rendering/share-card.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './home.module.css'

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const page = pageOf(request.url)
  const [list, reviews] = await orErrorPage(
    Promise.all([
      api('GET /places', { query: { page, limit: HOME_PAGE_SIZE } }),
      api('GET /places/reviews', { query: { limit: ALL_REVIEWS_PAGE_SIZE } }),
    ]),
  )
  return { page, places: list.places, totalCount: list.totalCount, reviews }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const origin = originOf(matches)
  const page = loaderData?.page ?? 1
  return pageMeta({
    title: page === 1 ? 'Lugares y reseñas de viajeros' : `Lugares para descubrir, página ${page}`,
    description:
      'Una comunidad de viajeros: lugares para descubrir, reseñas con fotos, itinerarios y gente con quien recorrer el mundo.',
    url: origin + pages.home({ page: page === 1 ? undefined : page }),
    image: shareCardOf(origin),
  })
}

/** Renders only for other data: with each press of a link, the router renders its routes anew before it shows the next page. */
export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />
}

type HomePageProps = Awaited<ReturnType<typeof loader>>

/** Each Suspense boundary hydrates on its own, so that a phone's processor is free in between. */
const HomePage = memo(({ page, places, totalCount, reviews }: HomePageProps) => (
  <>
    <HomeHero />
    <Container className={styles.sections}>
      <Suspense>
        <PlacesSection page={page} places={places} totalCount={totalCount} />
        <Suspense>
          <div id="resenas">
            <Later>
              <AllReviews initial={reviews} />
            </Later>
          </div>
          <FeatureCards />
        </Suspense>
      </Suspense>
    </Container>
    <Suspense>
      <SignUpInvitation />
    </Suspense>
  </>
))
