import { useParams } from 'react-router'
import { EditItinerary } from '../features/itineraries/pages/itinerary-edit.ts'
import { UnlessBarred } from '../features/moderation/public.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'

export const meta = () => [{ title: titleOf('Editar itinerario') }, { name: 'robots', content: 'noindex' }]

export default function ItineraryEdit() {
  const { id = '' } = useParams()
  useRequiredSession()
  return (
    <Container>
      <UnlessBarred from="change">
        <EditItinerary key={id} id={id} />
      </UnlessBarred>
    </Container>
  )
}
