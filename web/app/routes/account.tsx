import { pages } from '@andariego/contract/pages'
import { AccountSettings, AccountSettingsSkeleton } from '../features/accounts/pages/account.ts'
import { NotificationSettings } from '../features/notifications/pages/account.ts'
import { KeptAway, OwnProfile } from '../features/people/pages/account.ts'
import { Link } from '../platform/rendering/link.tsx'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import styles from './account.module.css'

export const meta = () => [{ title: titleOf('Mi cuenta') }, { name: 'robots', content: 'noindex' }]

export default function Account() {
  const session = useRequiredSession()
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title="Mi cuenta" lead="Tu acceso, tus dispositivos y tus datos, en tus manos." />
        {session ? (
          <AccountSettings
            user={session.user}
            profile={<OwnProfile />}
            keptAway={<KeptAway />}
            notifications={<NotificationSettings />}
          />
        ) : (
          <AccountSettingsSkeleton />
        )}
        <p>
          <Link to={pages.notices()}>Tus avisos de moderación</Link>
        </p>
      </div>
    </Container>
  )
}
