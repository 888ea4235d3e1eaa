import { LevelLabel, MenuLevel, NotificationBell } from '../features/gamification/pages/user-tools.ts'
import { MessagesLink } from '../features/messages/pages/user-tools.ts'
import { Introduction } from '../features/people/pages/user-tools.ts'

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
      <Introduction />
    </>
  )
}

export { MenuLevel }
