import { pages } from '@andariego/contract/pages'
import { ConversationListSkeleton, Conversations } from '../features/messages/pages/chats.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

export const meta = () => [{ title: titleOf('Mensajes') }, { name: 'robots', content: 'noindex' }]

export default function Chats() {
  const session = useRequiredSession()
  return (
    <Container width="text">
      <PageHeading
        title="Mensajes"
        lead="Tus conversaciones con otros viajeros."
        actions={
          session && (
            <LinkButton to={pages.practiceChat()} variant="quiet" size="small">
              Chat de práctica
            </LinkButton>
          )
        }
      />
      {session ? <Conversations /> : <ConversationListSkeleton />}
    </Container>
  )
}
