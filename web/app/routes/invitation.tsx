import { useParams } from 'react-router'
import { Invitation } from '../features/itineraries/pages/invitation.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './itineraries.module.css'

export const meta = () => [
  { title: titleOf('Invitación') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function InvitationRoute() {
  const { token = '' } = useParams()
  useRequiredSession()
  return (
    <Container className={styles.page}>
      <Invitation token={token} />
    </Container>
  )
}
