import type { PlannedStop } from '@andariego/contract/itineraries'
import { MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import { pages } from '@andariego/contract/pages'
import { type ChangeEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { countOf } from '../../../platform/format/format.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { offerFiles } from '../../reviews/public.ts'
import { shortDayLabel } from '../day-label.ts'
import { dividedPhotos, withPhotosFirst } from './divided-photos.ts'
import { LeftOverPhotos } from './left-over-photos.tsx'
import styles from './tell-dialog.module.css'
import { type TripPhoto, useTripPhotos } from './use-trip-photos.ts'
import { withoutPosition } from './without-position.ts'

/** All browsers know it, and React's types do not. */
const WHOLE_FOLDER = { webkitdirectory: '' }
const photosIn = (count: number) => countOf(count, 'foto', 'fotos')

interface TellDialogProps {
  /** The stops that were done. */
  stops: readonly PlannedStop[]
  onClose: () => void
}

/** Divides the photos of a trip over the stops that were done, and leads to the review of each with those that belong to it. */
export const TellDialog = ({ stops, onClose }: TellDialogProps) => {
  const navigate = useNavigate()
  const { photos, progress, read } = useTripPhotos()
  const [byHand, setByHand] = useState<ReadonlyMap<TripPhoto, string>>(new Map())
  const divided = useMemo(() => photos && dividedPhotos(photos, stops, byHand), [photos, stops, byHand])
  const found = useMemo(() => photos && dividedPhotos(photos, stops), [photos, stops])
  const leftOver = found?.rest ?? []
  // A photo put at a stop by hand moves no stop.
  const listed = useMemo(() => (found ? withPhotosFirst(stops, found.byStop) : stops), [stops, found])
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    read([...(target.files ?? [])])
    // Allows choosing the same ones again.
    target.value = ''
  }
  const write = async (stop: PlannedStop, taken: readonly TripPhoto[]) => {
    const offered = taken.slice(0, MEDIA_MAX_FILES)
    const bare = await Promise.all(offered.map(({ file }) => withoutPosition(file)))
    offerFiles(
      stop.place.id,
      bare.filter((file) => file !== null),
    )
    const damaged = offered.filter((_, index) => bare[index] === null).map(({ file }) => `«${file.name}»`)
    if (damaged.length > 0)
      showToast(`No se adjuntó ${damaged.join(', ')}. ${mediaMessages.unreadable}`, { kind: 'error' })
    void navigate(`${pages.place({ id: stop.place.id })}#resenas`, { replace: true })
  }
  return (
    <Dialog open onClose={onClose} title="Cuéntalo con fotos">
      <p>
        Elige las fotos del viaje: se reparten entre las paradas hechas por su fecha y su lugar. Se miran en
        este dispositivo; nada se envía hasta que publiques cada reseña, y el lugar donde se tomaron no se
        envía nunca.
      </p>
      <div className={styles.pickers}>
        <Button variant="secondary" onClick={() => files.current?.click()}>
          Elegir fotos
        </Button>
        <Button variant="secondary" onClick={() => folder.current?.click()}>
          Elegir una carpeta
        </Button>
        <input ref={files} type="file" hidden multiple accept="image/*,.heic,.heif" onChange={pick} />
        <input ref={folder} type="file" hidden multiple onChange={pick} {...WHOLE_FOLDER} />
      </div>
      <p role="status" className={styles.summary}>
        {progress && `Mirando la foto ${progress.done + 1} de ${progress.of}…`}
        {!progress && divided && photos && summary(photos.length, divided.rest.length)}
      </p>
      {divided && !progress && (
        <ul className={styles.stops}>
          {listed.map((stop) => {
            const taken = divided.byStop.get(stop.id) ?? []
            return (
              <li key={stop.id} className={styles.stop}>
                <div>
                  <p className={styles.name}>{stop.place.name}</p>
                  <p className={styles.facts}>
                    {shortDayLabel(stop.date)} · {taken.length === 0 ? 'sin fotos' : photosIn(taken.length)}
                    {taken.length > MEDIA_MAX_FILES && `, las primeras ${MEDIA_MAX_FILES} van con la reseña`}
                  </p>
                </div>
                <Button
                  size="small"
                  variant={taken.length > 0 ? 'primary' : 'secondary'}
                  onClick={() => void write(stop, taken)}
                >
                  Escribir reseña<VisuallyHidden> de {stop.place.name}</VisuallyHidden>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {!progress && leftOver.length > 0 && (
        <LeftOverPhotos
          photos={leftOver}
          stops={stops}
          byHand={byHand}
          onPut={(photo, stopId) => setByHand(new Map(byHand).set(photo, stopId))}
        />
      )}
    </Dialog>
  )
}

const summary = (all: number, rest: number): string => {
  if (all === 0) return 'Ahí no hay fotos.'
  if (rest === all) return 'Ninguna foto es de los días y lugares de las paradas hechas.'
  const left = rest === 0 ? '' : ` ${photosIn(rest)} no ${rest === 1 ? 'es' : 'son'} de ninguna parada hecha.`
  return `${photosIn(all - rest)} con parada.${left}`
}
