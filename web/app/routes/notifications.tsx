import { pages } from '@andariego/contract/pages'
import { NotificationList, NotificationListSkeleton } from '../features/notifications/pages/notifications.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

export const meta = () => [{ title: titleOf('Notificaciones') }, { name: 'robots', content: 'noindex' }]

export default function NotificationsPage() {
  const session = useRequiredSession()
  return (
    <Container width="text">
      <PageHeading
        title="Notificaciones"
        lead="Lo que pasó mientras no estabas."
        actions={
          session && (
            <LinkButton to={`${pages.account()}#notifications`} variant="quiet" size="small">
              Elegir qué te contamos
            </LinkButton>
          )
        }
      />
      {session ? <NotificationList /> : <NotificationListSkeleton />}
    </Container>
  )
}
