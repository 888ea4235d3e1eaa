import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { noteConnection, useConnection } from '../platform/connection.ts'
import { useTimeZone } from '../platform/format/time-zone.ts'
import { isReachable } from '../platform/rendering/page-out-of-reach.ts'
import { Button } from '../ui/actions/button.tsx'
import styles from './connection-bar.module.css'
import { connectionWords } from './connection-words.ts'
import { OutboxDialog } from './outbox-dialog.tsx'

const ASK_EVERY_MS = 15_000

/** Polls whether the server answers again, because browsers report no event when a broken network works again. */
const usePollServer = (offline: boolean) =>
  useEffect(() => {
    if (!offline) return
    const look = async () => {
      if (navigator.onLine && document.visibilityState === 'visible' && (await isReachable()))
        noteConnection(false)
    }
    const timer = setInterval(() => void look(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [offline])

/** Tells the visitor about old data and waiting changes; hidden while everything is current. */
export const ConnectionBar = () => {
  const connection = useConnection()
  const timeZone = useTimeZone()
  const [open, setOpen] = useState(false)
  usePollServer(connection.offline)
  const { offline, waiting, refused } = connection
  const Icon = offline ? IconCloudOff : IconCloudUp
  return (
    <aside className={styles.bar} aria-label="Conexión" data-print="hidden">
      <Icon aria-hidden="true" />
      <p role="status">{connectionWords(connection, timeZone)}</p>
      {waiting + refused > 0 && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Ver
        </Button>
      )}
      <OutboxDialog open={open} onClose={() => setOpen(false)} />
    </aside>
  )
}
