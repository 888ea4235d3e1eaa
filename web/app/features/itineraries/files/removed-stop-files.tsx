import type { Itinerary } from '@andariego/contract/itineraries'
import { TRIP_FILES_MAX } from '@andariego/contract/trips-rules'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { useFilesBeside } from '../company/trip-company.tsx'
import styles from './removed-stop-files.module.css'

const StopFiles = lazyPart(async () => (await import('./stop-files.tsx')).StopFiles)

/** The files of removed stops, which come back with their stop: they count towards the trip's limit, so they can be removed here. */
export const RemovedStopFiles = ({ trip: { id, items, ideas, log } }: { trip: Itinerary }) => {
  const files = useFilesBeside(new Set([...items, ...ideas].map((stop) => stop.id)))
  if (files.length === 0) return null
  const names = new Map(log.removedStops.map((stop) => [stop.id, stop.place.name]))
  const stopIds = [...new Set(files.map(({ stopId }) => stopId))]
  return (
    <section aria-label="Archivos de paradas quitadas" className={styles.files} data-print="hidden">
      <SectionHeading title="Archivos de paradas quitadas" />
      <p className={styles.words}>
        Vuelven con su parada si la recuperas en el historial. Mientras tanto cuentan para el máximo de{' '}
        {TRIP_FILES_MAX} archivos.
      </p>
      {stopIds.map((stopId) => (
        <div key={stopId}>
          <h3 className={styles.name}>{names.get(stopId) ?? 'Otra parada'}</h3>
          <StopFiles tripId={id} files={files.filter((file) => file.stopId === stopId)} />
        </div>
      ))}
    </section>
  )
}
