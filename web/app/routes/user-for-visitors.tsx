import { Profile } from '../features/people/public.ts'
import { Container } from '../ui/layout/container.tsx'
import styles from './profile.module.css'
import type { PublicUser } from './public-user.ts'
import { UserDeeds } from './user-deeds.tsx'

/** A person who lets everybody read their profile, as whoever is not signed in sees them. */
export const UserForVisitors = ({ shown }: { shown: PublicUser }) => (
  <Container>
    <div className={styles.page}>
      <Profile profile={shown.profile} />
      <UserDeeds userId={shown.profile.id} shown={shown} />
    </div>
  </Container>
)
