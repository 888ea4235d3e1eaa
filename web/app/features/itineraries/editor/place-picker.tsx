import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { useAvailablePlaces } from './available-places-query.ts'
import styles from './place-picker.module.css'
import { PlacePickerOption } from './place-picker-option.tsx'

interface PlacePickerProps {
  /** What is written in the field. */
  text: string
  onText: (text: string) => void
  onPick: (place: Place) => void
  /** Those that are in the itinerary already. */
  taken: ReadonlySet<string>
  error: string | null
  ref: Ref<HTMLInputElement>
}

/** A field with the product's places to choose from as one types. */
export const PlacePicker = ({ text, onText, onPick, taken, error, ref }: PlacePickerProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { places, searching, failed, retry } = useAvailablePlaces(text)
  const shown = open && !failed
  const chosen = shown ? places[active] : undefined
  const optionId = (index: number) => `${id}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (place: Place) => {
    onPick(place)
    close()
  }
  const step = (by: number) => {
    if (!shown) return setOpen(true)
    // One step beyond either end is the field itself.
    const next = ((active + 1 + by + places.length + 1) % (places.length + 1)) - 1
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }
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
        <input
          ref={ref}
          id={id}
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Buscar lugares..."
          maxLength={200}
          className={styles.field}
          value={text}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(active)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            onText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={close}
        />
        {/* It exists while closed, too, because the field refers to it. */}
        <div className={styles.results} hidden={!shown}>
          <div id={`${id}-list`} role="listbox" aria-label="Lugares" className={styles.list}>
            {shown &&
              places.map((place, index) => (
                <PlacePickerOption
                  key={place.id}
                  id={optionId(index)}
                  place={place}
                  active={index === active}
                  taken={taken.has(place.id)}
                  onPick={() => pick(place)}
                />
              ))}
          </div>
          {places.length === 0 && (
            <p className={styles.note}>{searching ? 'Buscando…' : 'No se encontraron lugares.'}</p>
          )}
        </div>
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
      <div role="status">
        <VisuallyHidden>{status()}</VisuallyHidden>
      </div>
    </div>
  )
}
