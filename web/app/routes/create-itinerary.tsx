import { NewItinerary } from '../features/itineraries/pages/create-itinerary.ts'
import { UnlessBarred } from '../features/moderation/public.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

const TITLE = 'Crear itinerario'

export const meta = () => [{ title: titleOf(TITLE) }, { name: 'robots', content: 'noindex' }]

export default function CreateItinerary() {
  const session = useRequiredSession()
  return (
    <Container>
      <PageHeading title={TITLE} lead="Elige lugares, dales un día y ordénalos como los vas a recorrer." />
      <UnlessBarred from="change">
        <NewItinerary signedIn={session !== null} />
      </UnlessBarred>
    </Container>
  )
}
