import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './practice-chat.module.css'
import { type Participant, SAMPLE_PEOPLE } from './practice-state.ts'

interface AddPersonDialogProps {
  open: boolean
  onClose: () => void
  onAdd: (person: Participant) => void
}

export const AddPersonDialog = ({ open, onClose, onAdd }: AddPersonDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Agregar persona al chat" width="small">
    <p className={styles.note}>
      Aquí solo hay personas de ejemplo. La búsqueda de usuarios llegará más adelante; para escribirle a
      alguien de verdad, visita su perfil y presiona «Mensaje».
    </p>
    <ul className={styles.people}>
      {SAMPLE_PEOPLE.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} onClick={() => onAdd(person)}>
            <span className={styles.avatar} aria-hidden="true">
              {person.avatar}
            </span>
            {person.name}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
)
