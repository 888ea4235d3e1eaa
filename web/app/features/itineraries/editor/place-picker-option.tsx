import type { Place } from '@andariego/contract/places'
import { PlaceImage } from '../../places/public.ts'
import styles from './place-picker.module.css'

interface PlacePickerOptionProps {
  id: string
  place: Place
  active: boolean
  taken: boolean
  onPick: () => void
}

export const PlacePickerOption = ({ id, place, active, taken, onPick }: PlacePickerOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={styles.option}
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    <PlaceImage place={place} sizes="48px" shape="thumbnail" decorative />
    <span className={styles.words}>
      <span className={styles.name}>{place.name}</span>
      <span className={styles.where}>
        {taken ? 'Ya está en el itinerario' : [place.city, place.address].filter(Boolean).join(' · ')}
      </span>
    </span>
  </div>
)
