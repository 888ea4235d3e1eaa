import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { markSeen, usePending } from './pending.ts'
import { useAnnouncement } from './use-announcement.ts'

interface NotificationBellProps {
  /** How many notifications nobody has seen yet, and in words. */
  unread: { count: number; label: string; short: string }
  /** The list of them: it is there while the bell's menu is open. */
  children: ReactNode
}

/** Its mark says that something was earned, or told, and not seen yet; opening it shows what. */
export const NotificationBell = ({ unread, children }: NotificationBellProps) => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const [isOpen, setOpen] = useState(false)
  useAnnouncement()
  const client = useQueryClient()
  // The server tells what was earned with the stats, to one of the pages that ask.
  useLiveEvent('notification', () => void invalidateAfter(client, 'notification'))

  const open = () => {
    setOpen(true)
    if (userId !== undefined) markSeen(userId)
  }
  const news = unread.count > 0 ? unread.label : pending && 'hay una nueva'
  return (
    <Menu
      label={news ? `Notificaciones: ${news}` : 'Notificaciones'}
      icon={<IconBell aria-hidden="true" />}
      dot={unread.count > 0 ? unread.short : pending !== null}
      wide
      onOpen={open}
      onClose={() => setOpen(false)}
    >
      {isOpen && children}
    </Menu>
  )
}
