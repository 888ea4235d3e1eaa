import { pages } from '@andariego/contract/pages'
import type { PublicProfile } from '@andariego/contract/people'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { Chip } from '../../ui/content/chip.tsx'
import { Card, cardLink } from '../../ui/layout/card.tsx'
import styles from './person-card.module.css'

/** Somebody a search has found; the whole card leads to their profile. */
export const PersonCard = ({ profile }: { profile: PublicProfile }) => {
  const { id, email, createdAt, stats } = profile
  const zone = useTimeZone()
  return (
    <Card interactive className={styles.card}>
      <h3 className={styles.email} title={email}>
        <Link to={pages.user({ id })} className={cardLink}>
          {email}
        </Link>
      </h3>
      <p className={styles.standing}>
        <Chip tone="primary">{`Nivel ${stats.level}: ${stats.levelName}`}</Chip>
        <span>{countOf(stats.points, 'punto', 'puntos')}</span>
      </p>
      <p className={styles.since}>Miembro desde {formatDate(createdAt, zone)}</p>
    </Card>
  )
}
