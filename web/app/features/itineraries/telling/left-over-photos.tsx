import type { PlannedStop } from '@andariego/contract/itineraries'
import { useEffect, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { shortDayLabel } from '../day-label.ts'
import styles from './left-over-photos.module.css'
import type { TripPhoto } from './use-trip-photos.ts'

/** How many more are shown at a time: a folder may hold thousands. */
const SHOWN = 24

interface LeftOverPhotosProps {
  /** The photos that fit no stop by themselves. */
  photos: readonly TripPhoto[]
  stops: readonly PlannedStop[]
  /** The ids of the stops that photos were put at. */
  byHand: ReadonlyMap<TripPhoto, string>
  /** Puts a photo at a stop; at none with an empty id. */
  onPut: (photo: TripPhoto, stopId: string) => void
}

/** The photos that fit no stop, each with a choice of the stop it belongs to. */
export const LeftOverPhotos = ({ photos, stops, byHand, onPut }: LeftOverPhotosProps) => {
  const [count, setCount] = useState(SHOWN)
  const options = [
    { value: '', label: 'Ninguna' },
    ...stops.map(({ id, place, date }) => ({ value: id, label: `${place.name} · ${shortDayLabel(date)}` })),
  ]
  return (
    <section aria-labelledby="left-over-photos" className={styles.part}>
      <h3 id="left-over-photos">Sin parada</h3>
      <p className={styles.hint}>
        Por su fecha y su lugar no son de ninguna parada hecha. Si sabes de cuál son, elígela.
      </p>
      <ul className={styles.photos}>
        {photos.slice(0, count).map((photo) => (
          <li
            key={`${photo.file.webkitRelativePath} ${photo.file.name} ${photo.file.size} ${photo.file.lastModified}`}
            className={styles.photo}
          >
            <Thumbnail file={photo.file} />
            <SelectField
              compact
              label={`Parada de ${photo.file.name}`}
              value={byHand.get(photo) ?? ''}
              options={options}
              onChange={({ target }) => onPut(photo, target.value)}
            />
          </li>
        ))}
      </ul>
      {photos.length > count && (
        <Button size="small" variant="quiet" onClick={() => setCount(count + SHOWN)}>
          Ver {countOf(Math.min(SHOWN, photos.length - count), 'foto', 'fotos')} más
        </Button>
      )}
    </section>
  )
}

/** A small view of a file on this device; empty where the browser cannot show its format. */
const Thumbnail = ({ file }: { file: File }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={styles.view}>
      {url && <img src={url} alt="" decoding="async" onError={() => setUrl(null)} />}
    </span>
  )
}
