import { IconMessageQuestion, IconX } from '@tabler/icons-react'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import styles from './review-form.module.css'

/** What somebody asked about the place and no review tells yet: who writes one knows what to tell. */
export const AskedHere = ({ question, onDone }: { question: string; onDone: () => void }) => (
  <div className={styles.asked}>
    <IconMessageQuestion aria-hidden="true" />
    <p>Alguien pregunta: «{question}»</p>
    <IconButton label="Quitar la pregunta" icon={<IconX />} onClick={onDone} />
  </div>
)
