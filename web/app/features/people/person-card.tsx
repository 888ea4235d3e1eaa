import { pages } from '@andariego/contract/pages'
import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { Chip } from '../../ui/content/chip.tsx'
import { Email } from '../../ui/content/email.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import { Card, cardLink } from '../../ui/layout/card.tsx'
import styles from './person-card.module.css'

/** A user found by a search; the whole card links to their profile. */
export const PersonCard = ({ profile }: { profile: PublicProfile }) => {
  const { id, createdAt, stats, userName, userEmail, userHandle, userPortrait } = profile
  const called = calledBy(profile)
  const zone = useTimeZone()
  return (
    <Card interactive className={styles.card}>
      <div className={styles.who}>
        <Portrait id={id} picture={userPortrait} size="medium" />
        <div className={styles.words}>
          <h3 className={styles.email} title={called}>
            <Link to={pages.user({ id })} className={cardLink}>
              {called}
            </Link>
          </h3>
          {userHandle !== null && <p className={styles.handle}>@{userHandle}</p>}
          {userName !== null && userEmail !== null && (
            <p className={styles.address}>
              <Email>{userEmail}</Email>
            </p>
          )}
        </div>
      </div>
      <p className={styles.standing}>
        <Chip tone="primary">{`Nivel ${stats.level}: ${stats.levelName}`}</Chip>
        <span>{countOf(stats.points, 'punto', 'puntos')}</span>
      </p>
      <p className={styles.since}>Miembro desde {formatDate(createdAt, zone)}</p>
    </Card>
  )
}
