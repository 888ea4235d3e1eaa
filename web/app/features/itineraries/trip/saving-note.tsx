import { IconCloudOff } from '@tabler/icons-react'
import { countOf } from '../../../platform/format/format.ts'
import styles from './saving-note.module.css'

/** Says honestly what the server does not have yet. */
export const SavingNote = ({ unsent, isWaiting }: { unsent: number; isWaiting: boolean }) => (
  <p role="status" className={styles.note} data-print="hidden">
    {isWaiting && unsent > 0 && (
      <>
        <IconCloudOff aria-hidden="true" />
        Sin conexión: {countOf(unsent, 'cambio se guarda', 'cambios se guardan')} en este dispositivo hasta
        que vuelva.
      </>
    )}
  </p>
)
