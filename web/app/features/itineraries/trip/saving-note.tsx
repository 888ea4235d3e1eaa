import { IconCloudOff } from '@tabler/icons-react'
import { countOf } from '../../../platform/format/format.ts'
import styles from './saving-note.module.css'
import type { TripState } from './trip-store.ts'

/** Says honestly what neither the server nor the outbox has; of what is in the outbox the bar of the connection tells. */
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
