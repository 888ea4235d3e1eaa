import { pages } from '@andariego/contract/pages'
import { IconPlus } from '@tabler/icons-react'
import { ItineraryList } from '../features/itineraries/pages/itineraries.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useBarred } from '../platform/session/restriction.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import styles from './itineraries.module.css'

const TITLE = 'Mis Itinerarios'

export const meta = () => [{ title: titleOf(TITLE) }, { name: 'robots', content: 'noindex' }]

export default function Itineraries() {
  useRequiredSession()
  const barred = useBarred('change')
  return (
    <Container className={styles.page}>
      <PageHeading
        title={TITLE}
        lead="Tus viajes, día por día."
        actions={
          <LinkButton to={pages.createItinerary()} icon={<IconPlus aria-hidden="true" />} {...barred}>
            Crear Itinerario
          </LinkButton>
        }
      />
      <ItineraryList />
    </Container>
  )
}
