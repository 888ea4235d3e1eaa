import type { Itinerary } from '@andariego/contract/itineraries'
import { TRIP_COMMENTS_MAX, TRIP_FILES_MAX } from '@andariego/contract/trips-rules'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { useCompanyBeside } from '../company/trip-company.tsx'
import styles from './removed-stops.module.css'

const CommentList = lazyPart(async () => (await import('../company/comment-list.tsx')).CommentList)
const StopFiles = lazyPart(async () => (await import('../files/stop-files.tsx')).StopFiles)

/**
 * The files and comments of removed stops. They come back with their stop, and until then count towards the trip's limits, so they
 * can be removed here.
 */
export const RemovedStops = ({ trip: { id, items, ideas, log } }: { trip: Itinerary }) => {
  const { files, comments } = useCompanyBeside(new Set([...items, ...ideas].map((stop) => stop.id)))
  if (files.length + comments.length === 0) return null
  const names = new Map(log.removedStops.map((stop) => [stop.id, stop.place.name]))
  const stopIds = [...new Set([...files, ...comments].map(({ stopId }) => stopId))]
  return (
    <section aria-label="Paradas quitadas" className={styles.stops} data-print="hidden">
      <SectionHeading title="Paradas quitadas" />
      <p className={styles.words}>
        Sus archivos y comentarios vuelven con la parada si la recuperas en el historial. Mientras tanto
        cuentan para el máximo de {TRIP_FILES_MAX} archivos y {TRIP_COMMENTS_MAX} comentarios.
      </p>
      {stopIds.map((stopId) => {
        const isOfStop = (one: { stopId: string }) => one.stopId === stopId
        const [itsFiles, itsComments] = [files.filter(isOfStop), comments.filter(isOfStop)]
        return (
          <div key={stopId} className={styles.stop}>
            <h3 className={styles.name}>{names.get(stopId) ?? 'Otra parada'}</h3>
            {itsFiles.length > 0 && <StopFiles tripId={id} files={itsFiles} />}
            {itsComments.length > 0 && <CommentList tripId={id} comments={itsComments} />}
          </div>
        )
      })}
    </section>
  )
}
