import { Groups, GroupsHeading, GroupsSkeleton } from '../features/groups/pages/groups.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'

export const meta = () => [{ title: titleOf('Mis Grupos') }, { name: 'robots', content: 'noindex' }]

export default function GroupsPage() {
  const session = useRequiredSession()
  return (
    <Container>
      {session ? (
        <Groups viewerId={session.user.id} />
      ) : (
        <>
          <GroupsHeading />
          <GroupsSkeleton />
        </>
      )}
    </Container>
  )
}
