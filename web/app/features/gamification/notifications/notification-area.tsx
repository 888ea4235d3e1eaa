import { IconX } from '@tabler/icons-react'
import { useSession } from '../../../platform/session/session.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { BadgeMedal } from '../badges/badge-medal.tsx'
import { messageOf } from './earned.ts'
import styles from './notification-area.module.css'
import { markSeen, usePending } from './pending.ts'

/** On the profile: what the visitor just earned, above everything else. */
export const NotificationArea = () => {
  const userId = useSession()?.user.id
  const pending = usePending()
  return (
    <section aria-label="Notificaciones" className={styles.area}>
      {pending && userId !== undefined && (
        <div className={styles.news}>
          {pending.badges.map((name) => (
            <BadgeMedal key={name} name={name} size="small" />
          ))}
          <p className={styles.message}>{messageOf(pending)}</p>
          <IconButton
            label="Cerrar notificación"
            icon={<IconX aria-hidden="true" />}
            onClick={() => markSeen(userId)}
          />
        </div>
      )}
    </section>
  )
}
