import { Profile } from '../features/people/public.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './profile.module.css'
import type { PublicUser } from './public-user.ts'
import { UserDeeds } from './user-deeds.tsx'

/** The page of a person with a public profile, for anonymous visitors. */
export const UserForVisitors = ({ shown }: { shown: PublicUser }) => (
  <Container>
    <div className={styles.page}>
      <Profile profile={shown.profile} />
      <UserDeeds userId={shown.profile.id} shown={shown} />
    </div>
  </Container>
)
