import { useRef, useState } from 'react'
import { countOf } from '../platform/format/format.ts'
import { discard } from '../platform/outbox/outbox.ts'
import { useOutbox } from '../platform/outbox/use-outbox.ts'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './outbox-dialog.module.css'
import { OutboxGroupCard } from './outbox-group-card.tsx'
import { filesOf, type OutboxGroup, outboxGroups } from './outbox-groups.ts'

/** Whether a press by mistake would lose more than a line. */
const isMuch = (group: OutboxGroup) => group.entries.length > 1 || filesOf(group).length > 0

/** Dialog with everything in the outbox, with buttons to retry, keep elsewhere or discard it. */
export const OutboxDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const groups = outboxGroups(useOutbox())
  const [unwanted, setUnwanted] = useState<OutboxGroup | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const drop = async (group: OutboxGroup) => {
    setUnwanted(null)
    await discard(group.entries)
    // The pressed button is gone; without another place the focus would be lost.
    const next = list.current?.querySelector('a') ?? document.querySelector('main')
    next?.focus()
  }
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Lo que falta enviar">
        <ol ref={list} className={styles.entries}>
          {groups.map((group) => (
            <li key={group.entries[0].order} className={styles.entry}>
              <OutboxGroupCard
                group={group}
                onLeave={onClose}
                onDiscard={() => (isMuch(group) ? setUnwanted(group) : void drop(group))}
              />
            </li>
          ))}
        </ol>
      </Dialog>
      <ConfirmDialog
        open={unwanted !== null}
        onClose={() => setUnwanted(null)}
        title="¿Descartar sin enviar?"
        yes="Descartar"
        onYes={() => unwanted && void drop(unwanted)}
        history={false}
      >
        <p>
          {unwanted &&
            `${unwanted.title}: ${countOf(unwanted.entries.length, 'cambio', 'cambios')}. Lo que no hayas copiado o guardado se pierde.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
