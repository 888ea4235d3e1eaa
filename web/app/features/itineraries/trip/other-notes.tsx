import type { MouseEvent } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { NoteText } from './note-text.tsx'
import styles from './other-notes.module.css'

interface OtherNotesProps {
  notes: readonly string[]
  /** Missing for readers, who see the versions but do not choose. */
  choose?: { use: (note: string) => void; drop: (note: string) => void }
}

/** Whoever chose by keyboard goes on at the note's field: the button is gone. By touch, a keyboard would cover the screen. */
const focusNote = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
  if (detail === 0) currentTarget.closest('section')?.parentElement?.querySelector('textarea')?.focus()
}

/** Versions of a note that were written at the same time and could not be merged, so that no text is lost. */
export const OtherNotes = ({ notes, choose }: OtherNotesProps) =>
  notes.map((note) => (
    <section key={note} aria-label="Otra versión de la nota" className={styles.other}>
      <p className={styles.title}>Otra versión, escrita al mismo tiempo</p>
      <NoteText text={note} />
      {choose && (
        <div className={styles.choices}>
          <Button
            size="small"
            variant="secondary"
            onClick={(event) => {
              focusNote(event)
              choose.use(note)
            }}
          >
            Usar esta
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={(event) => {
              focusNote(event)
              choose.drop(note)
            }}
          >
            Descartar
          </Button>
        </div>
      )}
    </section>
  ))
