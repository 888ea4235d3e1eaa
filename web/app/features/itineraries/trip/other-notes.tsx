import { Button } from '../../../ui/actions/button.tsx'
import { NoteText } from './note-text.tsx'
import styles from './other-notes.module.css'

interface OtherNotesProps {
  notes: readonly string[]
  onUse: (note: string) => void
  onDrop: (note: string) => void
}

/** What was written at the same time as a note and could not be merged with it: nothing of it is lost unseen. */
export const OtherNotes = ({ notes, onUse, onDrop }: OtherNotesProps) =>
  notes.map((note) => (
    <section key={note} aria-label="Otra versión de la nota" className={styles.other}>
      <p className={styles.title}>Otra versión, escrita al mismo tiempo</p>
      <NoteText text={note} />
      <div className={styles.choices}>
        <Button size="small" variant="secondary" onClick={() => onUse(note)}>
          Usar esta
        </Button>
        <Button size="small" variant="quiet" onClick={() => onDrop(note)}>
          Descartar
        </Button>
      </div>
    </section>
  ))
