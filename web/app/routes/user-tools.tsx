import { NotificationBell } from '../features/gamification/notifications/notification-bell.tsx'
import { LevelLabel } from '../features/gamification/standing/level-label.tsx'
import { MessagesLink } from '../features/messages/messages-link.tsx'

/**
 * What features show a signed-in visitor in the header. Each tool is as wide as `--target`, the level as `--level-label`;
 * shell/header.module.css keeps their room free from the first frame on: a new tool adds its own there.
 */
export function UserTools() {
  return (
    <>
      <LevelLabel />
      <NotificationBell />
      <MessagesLink />
    </>
  )
}
