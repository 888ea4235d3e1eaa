import type { HeldBack } from '@andariego/contract/moderation'
import { subjectNames } from '@andariego/contract/moderation-rules'
import { formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { SnapshotView } from '../desk/snapshot.tsx'
import styles from './notices.module.css'

/** Content that is hidden until a moderator has looked at it, as shown to its author. */
export const HeldBackCard = ({ held: { subjectType, snapshot, createdAt } }: { held: HeldBack }) => {
  const zone = useTimeZone()
  return (
    <Card as="article" padding="roomy" className={styles.notice}>
      <h2 className={styles.title}>
        {subjectType === 'user' ? 'Perfil' : subjectNames[subjectType]} en revisión
      </h2>
      <p className={styles.when}>{formatDateTime(createdAt, zone)}</p>
      <SnapshotView snapshot={snapshot} withMedia={false} />
      <p className={styles.words}>
        Alguien del equipo lo mirará antes de mostrarlo. Hasta entonces nadie más lo ve.
      </p>
    </Card>
  )
}
