import type { Itinerary } from '@andariego/contract/itineraries'
import { IconCloudDown, IconDeviceMobileCheck } from '@tabler/icons-react'
import { countOf, formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './take-along.module.css'
import { formatBytes, TRIP_BYTES_MAX } from './trip-rules.ts'
import { useKeptTrip } from './use-kept-trip.ts'
import { useServiceWorker } from './use-service-worker.ts'

const isSafari = () => /^((?!chrome|android|crios|fxios).)*safari/i.test(navigator.userAgent)

/** Keeps a trip on this device for offline use, shows how much space it takes, and deletes it again. */
export const TakeAlong = ({ itinerary }: { itinerary: Itinerary }) => {
  const { kept, progress, isPromised, keep, drop } = useKeptTrip(itinerary)
  const canOpen = useServiceWorker()
  const timeZone = useTimeZone()
  if (!canOpen && !kept) return null
  return (
    <section className={styles.box} aria-label="Sin conexión" data-print="hidden">
      {kept ? <IconDeviceMobileCheck aria-hidden="true" /> : <IconCloudDown aria-hidden="true" />}
      <div className={styles.words}>
        <p role="status">
          {progress
            ? `Guardando el viaje… ${Math.round((100 * progress.done) / progress.of)} % · ${formatBytes(progress.bytes)}`
            : kept
              ? `Lo llevas sin conexión: ${formatBytes(kept.bytes)}, guardado el ${formatDateTime(kept.at, timeZone)}.`
              : 'Plan, reservas, lugares, reseñas, fotos y mapa, también donde no hay señal.'}
        </p>
        {kept && !progress && <Limits kept={kept} isPromised={isPromised} />}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" busy={progress !== null} onClick={keep}>
          {kept ? 'Actualizar' : 'Llevar sin conexión'}
        </Button>
        {kept && !progress && (
          <Button variant="quiet" size="small" onClick={drop}>
            Quitar
          </Button>
        )}
      </div>
    </section>
  )
}

/** Says which parts are missing, and when the browser may delete the kept trip. */
const Limits = ({
  kept,
  isPromised,
}: {
  kept: { leftOut: number; hasMap: boolean }
  isPromised: boolean
}) => (
  <>
    {kept.leftOut > 0 && (
      <p className={styles.limit}>
        {countOf(kept.leftOut, 'parte quedó', 'partes quedaron')} fuera (lugares, fotos, archivos o mapa): no
        caben (el máximo es de {formatBytes(TRIP_BYTES_MAX)}) o no se pudieron descargar.
      </p>
    )}
    {!kept.hasMap && (
      <p className={styles.limit}>El mapa de este sitio viene de otro servicio y no se puede guardar.</p>
    )}
    {!isPromised && (
      <p className={styles.limit}>
        {isSafari()
          ? 'Safari lo borra si pasan siete días sin abrir Andariego, salvo que lo agregues a la pantalla de inicio.'
          : 'El navegador puede borrarlo si le falta espacio. Instalar Andariego lo evita.'}
      </p>
    )}
  </>
)
