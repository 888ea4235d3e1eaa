import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { ExplorePage, filtersFrom, listQueryOf, wishedQueryOf } from '../features/places/pages/explore.ts'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { shareCardOf } from '../platform/rendering/share-card.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

const TITLE = 'Explorar lugares'

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const filters = filtersFrom(new URL(request.url).searchParams)
  const query = listQueryOf(filters, null)
  const api = context.get(apiContext)
  const page = await orErrorPage(api('GET /places', { query }))
  if (filters.q === '' || page.totalCount > 0) return { filters, page, wished: null }
  const wished = await orErrorPage(api('GET /places/wished', { query: wishedQueryOf(filters) }))
  return { filters, page, wished: wished.data }
}

/** After the first load, the page's own queries fetch what it needs. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const origin = originOf(matches)
  return pageMeta({
    title: TITLE,
    description: 'Lugares de todo el mundo recomendados por viajeros, en una lista y en el mapa.',
    // With the filters: messengers open the canonical address.
    url: origin + location.pathname + location.search,
    image: shareCardOf(origin),
  })
}

export default function Explore() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageHeading title={TITLE} />
      <ExplorePage {...loaded} />
    </Container>
  )
}
