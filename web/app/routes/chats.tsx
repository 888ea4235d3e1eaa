import { ConversationListSkeleton } from '../features/messages/conversation-list-skeleton.tsx'
import { Conversations } from '../features/messages/conversations.tsx'
import { titleOf } from '../platform/page-title.ts'
import { useRequiredSession } from '../platform/use-required-session.ts'
import { Container } from '../ui/container.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './chats.module.css'

export const meta = () => [{ title: titleOf('Mensajes') }, { name: 'robots', content: 'noindex' }]

export default function Chats() {
  const session = useRequiredSession()
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title="Mensajes" lead="Tus conversaciones con otros viajeros." />
        {session ? <Conversations /> : <ConversationListSkeleton />}
      </div>
    </Container>
  )
}
