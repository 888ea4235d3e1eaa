import { useParams } from 'react-router'
import { BookPage } from '../features/itineraries/pages/itinerary-book.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './itineraries.module.css'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ItineraryBookRoute() {
  const { id = '' } = useParams()
  useRequiredSession()
  return (
    <Container className={styles.page}>
      <BookPage key={id} id={id} />
    </Container>
  )
}
