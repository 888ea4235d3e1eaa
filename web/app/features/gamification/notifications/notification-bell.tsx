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
  /** The number of unseen notifications, and the same in words. */
  unread: { count: number; label: string; short: string }
  /** The list of notifications; mounted while the bell's menu is open. */
  children: ReactNode
}

/** The bell has a dot while there are unseen rewards or notifications; opening it shows them. */
export const NotificationBell = ({ unread, children }: NotificationBellProps) => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const [isOpen, setOpen] = useState(false)
  useAnnouncement()
  const client = useQueryClient()
  // With the stats, the server sends each reward once, to whichever page asks first.
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
