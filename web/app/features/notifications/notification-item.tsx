import type { ToldNotification } from '@andariego/contract/notifications'
import { IconAward, IconBell, IconGavel } from '@tabler/icons-react'
import { Link } from '../../platform/rendering/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Email } from '../../ui/content/email.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import { RelativeTime } from '../../ui/content/relative-time.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import styles from './notification-item.module.css'

const Sign = ({ kind, people: [first] }: ToldNotification) => {
  if (first) return <Portrait id={first.id} picture={first.userPortrait} size="medium" />
  const Icon = kind === 'reward' ? IconAward : kind === 'decision' || kind === 'report' ? IconGavel : IconBell
  return (
    <span className={styles.sign}>
      <Icon aria-hidden="true" />
    </span>
  )
}

interface NotificationItemProps {
  notification: ToldNotification
  /** The notification was unseen when the list was opened. */
  isFresh: boolean
}

/** A notification as a sentence that links to the page it is about. */
export const NotificationItem = ({ notification, isFresh }: NotificationItemProps) => (
  <Link
    to={notification.address}
    prefetch="none"
    className={classNames(styles.item, isFresh && styles.fresh)}
  >
    <Sign {...notification} />
    <span className={styles.words}>
      {isFresh && <VisuallyHidden>Nueva: </VisuallyHidden>}
      <span className={styles.text}>
        <Email>{notification.text}</Email>
      </span>
      <span className={styles.when}>
        <RelativeTime value={notification.at} />
      </span>
    </span>
  </Link>
)
