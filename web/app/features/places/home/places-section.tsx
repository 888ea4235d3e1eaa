import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { HOME_PAGE_SIZE } from '@andariego/contract/places-rules'
import { useBarred } from '../../../platform/session/restriction.ts'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { EmptyScene } from '../../../ui/feedback/empty-scene.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { PlaceGrid } from '../place-grid.tsx'
import styles from './places-section.module.css'

interface PlacesSectionProps {
  places: readonly Place[]
  totalCount: number
  /** The page number, from 1. */
  page: number
}

const hrefOf = (page: number) => `${pages.home({ page: page === 1 ? undefined : page })}#lugares`

/** All places, four on each page; each page has its own address. */
export const PlacesSection = ({ places, totalCount, page }: PlacesSectionProps) => {
  const pageCount = Math.ceil(totalCount / HOME_PAGE_SIZE)
  return (
    <section id="lugares">
      <SectionHeading
        title="Lugares para descubrir"
        actions={
          <LinkButton to={pages.explore()} variant="quiet" size="small">
            Explorar el mapa
          </LinkButton>
        }
      />
      <VisuallyHidden>
        <span role="status">{page <= pageCount && pageCount > 1 && `Página ${page} de ${pageCount}`}</span>
      </VisuallyHidden>
      {places.length > 0 ? (
        // On page 1 these pictures lie below the landscape and must not load before it; other pages are opened directly at the
        // list.
        <PlaceGrid places={places} priority={page === 1 ? 0 : HOME_PAGE_SIZE} />
      ) : (
        <NoPlaces beyond={totalCount > 0} />
      )}
      {page <= pageCount && (
        <div className={styles.pages}>
          <Pagination page={page} pages={pageCount} hrefOf={hrefOf} label="Páginas de lugares" />
        </div>
      )}
    </section>
  )
}

const NoPlaces = ({ beyond }: { beyond: boolean }) => {
  const barred = useBarred('publish')
  return beyond ? (
    <EmptyState
      scene={<EmptyScene name="lost" />}
      title="El cuaderno no llega hasta esta página"
      action={<LinkButton to={hrefOf(1)}>Ir a la primera página</LinkButton>}
    >
      Todavía no hay tantos lugares. Los más nuevos están en la primera página.
    </EmptyState>
  ) : (
    <EmptyState
      scene={<EmptyScene name="no-places" />}
      title="Todavía no hay lugares"
      action={
        <LinkButton to={pages.addPlace()} {...barred}>
          Agregar Lugar
        </LinkButton>
      }
    >
      El mapa está en blanco: el primero puede ser el tuyo.
    </EmptyState>
  )
}
