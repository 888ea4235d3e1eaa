import { pages } from '@andariego/contract/pages'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { FoundPeople, isLongEnough, PeopleSearchBox } from '../features/people/public.ts'
import { PlaceGrid } from '../features/places/public.ts'
import { countOf } from '../platform/format/format.ts'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { pageOf } from '../platform/rendering/page-number.ts'
import { loginPath } from '../platform/session/next-page.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyScene } from '../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading, SectionHeading } from '../ui/layout/page-heading.tsx'
import { Pagination } from '../ui/layout/pagination.tsx'
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
      title: query === '' ? 'Buscar Usuarios' : `Buscar «${query}»`,
      description:
        'Busca viajeros por su nombre o su correo, y lugares por su nombre, su dirección o su ciudad.',
      url: `${originOf(matches)}${pages.search()}`,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Search() {
  const { query, page, places, totalCount } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const search = (text: string) => {
    const path = pages.search({ q: text })
    void navigate(path, { replace: true, preventScrollReset: true })
  }
  return (
    <Container className={styles.page}>
      <PageHeading
        title="Buscar Usuarios"
        lead="Encuentra a otros viajeros por su nombre, su usuario o su correo, y lugares por su nombre o su ciudad."
      />
      <PeopleSearchBox query={query} onSearch={search} />
      <div className={styles.results}>
        {(query === '' || isLongEnough(query)) && (
          <section className={classNames(styles.users, 'only-user')}>
            <SectionHeading title="Usuarios" />
            {query === '' ? (
              <p className={styles.waiting}>
                Aquí aparecerán los usuarios cuyo nombre, usuario o correo contenga lo que escribas.
              </p>
            ) : (
              <FoundPeople text={query} />
            )}
          </section>
        )}
        {query !== '' && <FoundPlaces query={query} page={page} places={places} totalCount={totalCount} />}
        {/* Places come first, because a visitor most likely looks for one. */}
        <section className={classNames(styles.users, 'only-anonymous')}>
          <SectionHeading title="Usuarios" />
          <div className={styles.prompt}>
            <p>Inicia sesión para buscar usuarios.</p>
            <LinkButton to={loginPath(pages.search({ q: query }))} variant="secondary">
              Iniciar sesión
            </LinkButton>
          </div>
        </section>
      </div>
    </Container>
  )
}

type Found = Awaited<ReturnType<typeof loader>>

const FoundPlaces = ({ query, page, places, totalCount }: Found) => {
  const pageCount = Math.ceil(totalCount / PAGE_SIZE)
  const hrefOf = (number: number) => pages.search({ q: query, page: number })
  return (
    <section>
      <SectionHeading title="Lugares" />
      <p className={styles.count} role="status">
        {totalCount > 0 && countOf(totalCount, 'lugar encontrado', 'lugares encontrados')}
      </p>
      {places.length > 0 && <PlaceGrid places={places} />}
      {places.length === 0 && <NothingFound query={query} beyond={totalCount > 0} first={hrefOf(1)} />}
      {page <= pageCount && (
        <div className={styles.pages}>
          <Pagination page={page} pages={pageCount} hrefOf={hrefOf} label="Páginas de resultados" />
        </div>
      )}
    </section>
  )
}

const NothingFound = ({ query, beyond, first }: { query: string; beyond: boolean; first: string }) =>
  query.includes('@') ? (
    // The text is somebody's address, so nobody was looking for a place.
    <p className={styles.waiting}>Ningún lugar coincide con tu búsqueda.</p>
  ) : (
    <EmptyState
      scene={<EmptyScene name="no-places" />}
      action={
        beyond ? (
          <LinkButton to={first}>Ir a la primera página</LinkButton>
        ) : (
          <LinkButton to={pages.explore()}>Explorar lugares</LinkButton>
        )
      }
    >
      {beyond
        ? 'Los resultados no llegan hasta esta página.'
        : 'Ningún lugar coincide con tu búsqueda. Prueba con menos palabras o con el nombre de una ciudad.'}
    </EmptyState>
  )
