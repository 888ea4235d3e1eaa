import type { Itinerary } from '@andariego/contract/itineraries'
import { TRIP_COMMENTS_MAX, TRIP_FILES_MAX } from '@andariego/contract/trips-rules'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { useCompanyBeside } from '../company/trip-company.tsx'
import styles from './removed-stops.module.css'
import { tellWithUndo } from './tell-with-undo.ts'
import type { Change } from './use-trip.ts'

const CommentList = lazyPart(async () => (await import('../company/comment-list.tsx')).CommentList)
const StopFiles = lazyPart(async () => (await import('../files/stop-files.tsx')).StopFiles)

interface RemovedStopsProps {
  trip: Itinerary
  change: Change
}

/**
 * The files and comments of removed stops. They come back with their stop, and until then count towards the trip's limits, so they
 * can be removed here, and the stop can be brought back.
 */
export const RemovedStops = ({ trip: { id, items, ideas, log }, change }: RemovedStopsProps) => {
  const { files, comments } = useCompanyBeside(new Set([...items, ...ideas].map((stop) => stop.id)))
  if (files.length + comments.length === 0) return null
  const removed = new Map(log.removedStops.map((stop) => [stop.id, stop]))
  const taken = new Set([...items, ...ideas].map(({ place }) => place.id))
  const stopIds = [...new Set([...files, ...comments].map(({ stopId }) => stopId))]
  const restore = (stopId: string, name: string) => {
    change({ kind: 'restore-stop', stopId })
    tellWithUndo(`«${name}» está de nuevo en el itinerario.`, () => change({ kind: 'remove-stop', stopId }))
  }
  return (
    <section aria-label="Paradas quitadas" className={styles.stops} data-print="hidden">
      <SectionHeading title="Paradas quitadas" />
      <p className={styles.words}>
        Sus archivos y comentarios vuelven con la parada si la recuperas. Mientras tanto cuentan para el
        máximo de {TRIP_FILES_MAX} archivos y {TRIP_COMMENTS_MAX} comentarios.
      </p>
      {stopIds.map((stopId) => {
        const isOfStop = (one: { stopId: string }) => one.stopId === stopId
        const stop = removed.get(stopId)
        const [itsFiles, itsComments] = [files.filter(isOfStop), comments.filter(isOfStop)]
        return (
          <div key={stopId} className={styles.stop}>
            <div className={styles.head}>
              <h3 className={styles.name}>{stop?.place.name ?? 'Otra parada'}</h3>
              {stop && !taken.has(stop.place.id) && (
                <Button
                  size="small"
                  variant="secondary"
                  icon={<IconArrowBackUp aria-hidden="true" />}
                  onClick={() => restore(stopId, stop.place.name)}
                >
                  Recuperar<VisuallyHidden> {stop.place.name}</VisuallyHidden>
                </Button>
              )}
            </div>
            {!stop && (
              <p className={styles.words}>Se quitó hace tiempo. Puedes recuperarla en el historial.</p>
            )}
            {stop && taken.has(stop.place.id) && (
              <p className={styles.words}>Este lugar está de nuevo en el itinerario, como otra parada.</p>
            )}
            {itsFiles.length > 0 && <StopFiles tripId={id} files={itsFiles} />}
            {itsComments.length > 0 && <CommentList tripId={id} comments={itsComments} />}
          </div>
        )
      })}
    </section>
  )
}
