import { UNREAD_SHOWN_MAX } from '@andariego/contract/notifications-rules'
import { TermsNews } from '../features/accounts/pages/user-tools.ts'
import { LevelLabel, MenuLevel, NotificationBell } from '../features/gamification/pages/user-tools.ts'
import { MessagesLink } from '../features/messages/pages/user-tools.ts'
import { RestrictionNews } from '../features/moderation/pages/user-tools.ts'
import { LatestNotifications, useUnreadNotifications } from '../features/notifications/pages/user-tools.ts'
import { Introduction } from '../features/people/pages/user-tools.ts'

/**
 * The tools of several features in the header, for a signed-in user. Each tool is as wide as `--target`, the level as
 * `--level-label`; shell/header.module.css reserves their space from the first frame on: add the space for a new tool there.
 */
export function UserTools() {
  return (
    <>
      <LevelLabel />
      <Notifications />
      <MessagesLink />
      <TermsNews />
      <RestrictionNews />
      <Introduction />
    </>
  )
}

const Notifications = () => {
  const count = useUnreadNotifications()
  const isMore = count > UNREAD_SHOWN_MAX
  const unread = isMore
    ? { count, label: `más de ${UNREAD_SHOWN_MAX} sin ver`, short: `${UNREAD_SHOWN_MAX}+` }
    : { count, label: `${count} sin ver`, short: String(count) }
  return (
    <NotificationBell unread={unread}>
      <LatestNotifications />
    </NotificationBell>
  )
}

export { MenuLevel }
