import { Button } from '../../../ui/actions/button.tsx'
import { NoteText } from './note-text.tsx'
import styles from './other-notes.module.css'

interface OtherNotesProps {
  notes: readonly string[]
  onUse: (note: string) => void
  onDrop: (note: string) => void
}

/** Versions of a note that were written at the same time and could not be merged, so that no text is lost. */
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
