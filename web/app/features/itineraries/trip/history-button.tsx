import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import type { Change } from './use-trip.ts'

const History = lazyPart(async () => (await import('./history.tsx')).History)

/** Button that opens the history of changes. */
export const HistoryButton = ({ id, last, change }: { id: string; last: number; change: Change }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Historial" icon={<IconHistory aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} label="Historial" head={<h2>Historial</h2>}>
        <History id={id} last={last} change={change} />
      </Drawer>
    </>
  )
}
