import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { FoundTravellers } from '../features/gamification/public.ts'
import { PlaceGrid } from '../features/places/public.ts'
import { countOf } from '../platform/format.ts'
import { apiContext } from '../platform/load-context.ts'
import { orErrorPage } from '../platform/loader-errors.ts'
import { originOf, pageMeta } from '../platform/page-meta.ts'
import { pageOf } from '../platform/page-number.ts'
import { LinkButton } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { EmptyScene } from '../ui/empty-scene.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Pagination } from '../ui/pagination.tsx'
import styles from './search.module.css'

const PAGE_SIZE = 20
const QUERY_MAX = 200

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const page = pageOf(request.url)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, QUERY_MAX)
  if (query === '') return { query, page, places: [], totalCount: 0 }
  const call = context.get(apiContext)('GET /places', { query: { q: query, page, limit: PAGE_SIZE } })
  const { places, totalCount } = await orErrorPage(call)
  return { query, page, places, totalCount }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const query = loaderData?.query ?? ''
  return [
    ...pageMeta({
      title: query === '' ? 'Buscar' : `Buscar «${query}»`,
      description: 'Busca lugares por su nombre, su dirección o su ciudad.',
      url: `${originOf(matches)}/search`,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Search() {
  const { query, page, places, totalCount } = useLoaderData<typeof loader>()
  const pages = Math.ceil(totalCount / PAGE_SIZE)
  const hrefOf = (number: number) => `/search?${new URLSearchParams({ q: query, page: String(number) })}`
  return (
    <Container className={styles.page}>
      <PageHeading
        title={query === '' ? 'Buscar lugares' : `Resultados para «${query}»`}
        lead={
          query === ''
            ? 'Escribe arriba el nombre de un lugar, una dirección o una ciudad.'
            : countOf(totalCount, 'lugar encontrado', 'lugares encontrados')
        }
      />
      {query !== '' && places.length === 0 && <NothingFound beyond={totalCount > 0} first={hrefOf(1)} />}
      {places.length > 0 && <PlaceGrid places={places} priority={4} level="h2" />}
      {page <= pages && (
        <div className={styles.pages}>
          <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Páginas de resultados" />
        </div>
      )}
      {query !== '' && <FoundTravellers text={query} />}
    </Container>
  )
}

const NothingFound = ({ beyond, first }: { beyond: boolean; first: string }) => (
  <EmptyState
    scene={<EmptyScene name="no-results" />}
    action={
      beyond ? (
        <LinkButton to={first}>Ir a la primera página</LinkButton>
      ) : (
        <LinkButton to="/explorar">Explorar lugares</LinkButton>
      )
    }
  >
    {beyond
      ? 'Los resultados no llegan hasta esta página.'
      : 'Ningún lugar coincide con tu búsqueda. Prueba con menos palabras o con el nombre de una ciudad.'}
  </EmptyState>
)
