import { Notices, NoticesSkeleton } from '../features/moderation/pages/notices.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import styles from './account.module.css'

export const meta = () => [{ title: titleOf('Tus avisos') }, { name: 'robots', content: 'noindex' }]

export default function NoticesPage() {
  const session = useRequiredSession()
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading
          title="Tus avisos"
          lead="Lo que la moderación decidió sobre lo que publicaste, y por qué."
        />
        {session ? <Notices /> : <NoticesSkeleton />}
      </div>
    </Container>
  )
}
