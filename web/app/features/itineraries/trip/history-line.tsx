import type { LoggedOperation } from '@andariego/contract/itineraries'
import { calledBy } from '@andariego/contract/people-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { useId, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import styles from './history.module.css'
import type { HistoryDeed } from './history-deeds.ts'
import type { Undo } from './use-trip.ts'

interface HistoryLineProps {
  deed: HistoryDeed<LoggedOperation>
  undo: Undo
}

/** What somebody did in one go, with a button to undo it, and each of its changes for who wants to see or undo only that. */
export const HistoryLine = ({ deed, undo }: HistoryLineProps) => {
  const { lines, words } = deed
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const [newest] = lines
  if (!newest) return null
  const { by, at } = newest.step
  return (
    <>
      <p className={styles.words}>
        {words}
        <span className={styles.who}>
          {by ? calledBy(by) : 'Andariego'} · <RelativeTime value={at} />
        </span>
      </p>
      <UndoButton words={words} operations={deed.undo} undo={undo} />
      {lines.length > 1 && (
        <div className={styles.parts}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar los cambios' : `Ver los ${lines.length} cambios`}
            <VisuallyHidden>: {words}</VisuallyHidden>
          </Button>
          <ol id={listId} className={styles.history} hidden={!isOpen}>
            {isOpen &&
              lines.map((line) => (
                <li key={line.step.number} className={styles.step}>
                  <p className={styles.words}>{line.words}</p>
                  <UndoButton words={line.words} operations={line.step.undo} undo={undo} />
                </li>
              ))}
          </ol>
        </div>
      )}
    </>
  )
}

interface UndoButtonProps {
  words: string
  operations: readonly Operation[]
  undo: Undo
}

const UndoButton = ({ words, operations, undo }: UndoButtonProps) =>
  operations.length > 0 && (
    <Button size="small" variant="quiet" aria-label={`Deshacer: ${words}`} onClick={() => undo(operations)}>
      Deshacer
    </Button>
  )
