import { useParams } from 'react-router'
import { ItineraryPage } from '../features/itineraries/pages/itinerary.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './itineraries.module.css'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ItineraryRoute() {
  const { id = '' } = useParams()
  useRequiredSession()
  return (
    <Container className={styles.page}>
      <ItineraryPage key={id} id={id} />
    </Container>
  )
}
