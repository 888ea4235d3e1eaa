import type { LoggedOperation } from '@andariego/contract/itineraries'
import { calledBy } from '@andariego/contract/people-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { useId, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import styles from './history.module.css'
import type { HistoryDeed } from './history-deeds.ts'
import type { Change } from './use-trip.ts'

interface HistoryLineProps {
  deed: HistoryDeed<LoggedOperation>
  change: Change
}

/** What somebody did in one go, with a button to undo it, and each of its changes for who wants to see or undo only that. */
export const HistoryLine = ({ deed: { lines, words, undo }, change }: HistoryLineProps) => {
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
      <UndoButton words={words} undo={undo} change={change} />
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
                  <UndoButton words={line.words} undo={line.step.undo} change={change} />
                </li>
              ))}
          </ol>
        </div>
      )}
    </>
  )
}

const UndoButton = ({ words, undo, change }: { words: string; undo: readonly Operation[]; change: Change }) =>
  undo.length > 0 && (
    <Button size="small" variant="quiet" aria-label={`Deshacer: ${words}`} onClick={() => change(undo)}>
      Deshacer
    </Button>
  )
