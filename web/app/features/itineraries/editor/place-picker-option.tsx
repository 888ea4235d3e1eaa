import type { Place } from '@andariego/contract/places'
import type { OptionLine } from '../../../ui/form/combobox/combobox-list.tsx'
import { ClosedForGood, PlaceImage } from '../../places/public.ts'
import styles from './place-picker.module.css'

interface PlacePickerOptionProps {
  place: Place
  line: OptionLine
  taken: boolean
}

export const PlacePickerOption = ({ place, line, taken }: PlacePickerOptionProps) => (
  <div {...line} className={styles.option}>
    <PlaceImage place={place} sizes="48px" shape="thumbnail" decorative />
    <span className={styles.words}>
      <span className={styles.name}>{place.name}</span>
      <span className={styles.where}>
        {taken ? 'Ya está en el itinerario' : [place.city, place.address].filter(Boolean).join(' · ')}
      </span>
      {place.isClosed && <ClosedForGood />}
    </span>
  </div>
)
