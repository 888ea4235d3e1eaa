import { IconCloudOff } from '@tabler/icons-react'
import { countOf } from '../../../platform/format/format.ts'
import styles from './saving-note.module.css'
import type { TripState } from './trip-store.ts'

/**
 * Tells the user about changes that are neither on the server nor in the outbox; the connection bar reports those in the
 * outbox.
 */
export const SavingNote = ({ stuck }: Pick<TripState, 'stuck'>) => (
  <p role="status" className={styles.note} data-print="hidden">
    {stuck && (
      <>
        <IconCloudOff aria-hidden="true" />
        {stuck.isKept
          ? `Sin conexión: ${countOf(stuck.count, 'cambio se guarda', 'cambios se guardan')} en este dispositivo hasta que vuelva.`
          : `Sin conexión ni espacio: ${countOf(stuck.count, 'cambio se pierde', 'cambios se pierden')} si cierras esta página.`}
      </>
    )}
  </p>
)
