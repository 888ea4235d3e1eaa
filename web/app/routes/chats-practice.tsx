import { ConversationListSkeleton, PracticeChat } from '../features/messages/pages/chats-practice.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

export const meta = () => [{ title: titleOf('Chat de práctica') }, { name: 'robots', content: 'noindex' }]

export default function ChatsPractice() {
  const session = useRequiredSession()
  return (
    <Container>
      <PageHeading
        title="Chat de práctica"
        lead="Vive solo en esta página de tu navegador: nada se envía, nadie responde y al recargar empieza de nuevo."
      />
      {session ? <PracticeChat /> : <ConversationListSkeleton />}
    </Container>
  )
}
