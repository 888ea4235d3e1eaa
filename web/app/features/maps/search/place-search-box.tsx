import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import type { ChosenPlace, PlaceOption } from './place-option.ts'
import styles from './place-search-box.module.css'
import { PlaceSearchResults } from './place-search-results.tsx'
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts'

interface PlaceSearchBoxProps {
  label: string
  onChoose: (place: ChosenPlace) => void
  error?: string | null
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

const CHOICE_FAILED = 'No se pudieron obtener los datos del lugar. Inténtalo de nuevo.'

const announcement = ({ state, options }: PlaceSearchState) => {
  if (state === 'found') return countOf(options.length, 'lugar encontrado', 'lugares encontrados')
  if (state === 'nothing') return 'No se encontraron lugares.'
  return state === 'searching' ? 'Buscando…' : ''
}

/** A field with places to choose from as one types: arrows, Enter and Escape work as in any combobox. */
export const PlaceSearchBox = ({ label, onChoose, error, disabled, ref }: PlaceSearchBoxProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [choiceFailed, setChoiceFailed] = useState(false)
  const search = usePlaceSearch(open ? text : '')
  const { options } = search
  const active = options.findIndex((option) => option.id === activeId)
  const shown = open && search.state !== 'idle'
  const message = error ?? (choiceFailed ? CHOICE_FAILED : null)
  const optionId = (option: PlaceOption) => `${id}-${options.indexOf(option)}`

  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  const choose = async (option: PlaceOption) => {
    setText(option.name)
    setChoiceFailed(false)
    close()
    try {
      onChoose(await option.choose())
    } catch {
      setChoiceFailed(true)
    }
  }
  const step = (by: number) => {
    if (!open) return setOpen(true)
    // One place before the first and after the last is the field itself.
    const next = (active + 1 + by + options.length + 1) % (options.length + 1)
    setActiveId(options[next - 1]?.id ?? null)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = options[active]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Enter') {
      if (shown && chosen) void choose(chosen)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
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
          disabled={disabled}
          className={styles.field}
          value={text}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && options[active] ? optionId(options[active]) : undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setActiveId(null)
            setOpen(true)
          }}
          onKeyDown={press}
          onBlur={close}
        />
        {shown && (
          <PlaceSearchResults
            listId={`${id}-list`}
            search={search}
            activeId={activeId}
            optionId={optionId}
            onChoose={(option) => void choose(option)}
          />
        )}
      </div>
      <FieldError id={`${id}-error`}>{message}</FieldError>
      <div role="status">
        <VisuallyHidden>{shown ? announcement(search) : ''}</VisuallyHidden>
      </div>
    </div>
  )
}
