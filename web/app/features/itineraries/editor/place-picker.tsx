import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Combobox } from '../../../ui/form/combobox/combobox.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
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
  const id = useId()
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
      <label htmlFor={id} className={styles.label}>
        Lugar
      </label>
      <div className={styles.box}>
        <IconSearch aria-hidden="true" className={styles.icon} />
        <Combobox<Place>
          field={{
            ref,
            id,
            type: 'search',
            spellCheck: false,
            placeholder: 'Buscar lugares...',
            maxLength: 200,
            className: styles.field,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
            onClick: () => setOpen(true),
          }}
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
          listClass={styles.list}
          panelClass={styles.results}
          note={
            places.length === 0 && (
              <p className={styles.note}>{searching ? 'Buscando…' : 'No se encontraron lugares.'}</p>
            )
          }
          status={status()}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {failed && (
        <div role="alert" className={styles.failed}>
          {itinerariesMessages.placesFailed}
          <Button variant="quiet" size="small" onClick={retry}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}
