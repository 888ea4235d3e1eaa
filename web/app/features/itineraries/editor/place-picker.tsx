import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { type Ref, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { Retry } from '../../../ui/actions/retry.tsx'
import { SearchCombobox, SearchNote } from '../../../ui/form/combobox/search-combobox.tsx'
import { useAvailablePlaces } from './available-places-query.ts'
import styles from './place-picker.module.css'
import { PlacePickerOption } from './place-picker-option.tsx'

interface PlacePickerProps {
  /** The text in the field. */
  text: string
  onText: (text: string) => void
  onPick: (place: Place) => void
  /** The ids of places that are already in the itinerary. */
  taken: ReadonlySet<string>
  error: string | null
  ref: Ref<HTMLInputElement>
}

/** A combobox that suggests the product's places. */
export const PlacePicker = ({ text, onText, onPick, taken, error, ref }: PlacePickerProps) => {
  const [open, setOpen] = useState(false)
  const { places, searching, failed, retry } = useAvailablePlaces(text)
  const shown = open && !failed

  const status = () => {
    if (!shown) return ''
    if (searching) return 'Buscando…'
    return places.length === 0
      ? 'No se encontraron lugares.'
      : countOf(places.length, 'lugar encontrado', 'lugares encontrados')
  }
  return (
    <div className={styles.picker}>
      <SearchCombobox<Place>
        label="Lugar"
        error={error}
        field={{ ref, placeholder: 'Buscar lugares...', onClick: () => setOpen(true) }}
        text={text}
        onText={onText}
        open={shown}
        onOpen={setOpen}
        options={places}
        onChoose={onPick}
        renderOption={(place, line) => (
          <PlacePickerOption place={place} line={line} taken={taken.has(place.id)} />
        )}
        listLabel="Lugares"
        note={
          places.length === 0 && (
            <SearchNote>{searching ? 'Buscando…' : 'No se encontraron lugares.'}</SearchNote>
          )
        }
        status={status()}
      />
      {failed && (
        <div role="alert" className={styles.failed}>
          {itinerariesMessages.placesFailed}
          <Retry variant="quiet" size="small" onRetry={retry} />
        </div>
      )}
    </div>
  )
}
