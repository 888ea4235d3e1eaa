import { ChatPage } from '../features/assistant/pages/ai-chat.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

export const meta = () => [{ title: titleOf('Asistente de viajes') }, { name: 'robots', content: 'noindex' }]

export default function AiChat() {
  return (
    <Container width="text">
      <PageHeading title="Asistente de viajes" />
      <ChatPage />
    </Container>
  )
}
