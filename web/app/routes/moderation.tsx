import { Desk, DeskSkeleton } from '../features/moderation/pages/desk.ts'
import { CorrectionQueue } from '../features/places/pages/moderation.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

export const meta = () => [{ title: titleOf('Moderación') }, { name: 'robots', content: 'noindex' }]

export default function Moderation() {
  const session = useRequiredSession()
  return (
    <Container>
      <PageHeading
        title="Moderación"
        lead="Lo más grave primero. Cada decisión lleva su motivo y queda registrada."
      />
      {session ? <Desk corrections={<CorrectionQueue />} /> : <DeskSkeleton />}
    </Container>
  )
}
