import { IconSearch } from '@tabler/icons-react'
import { type Ref, useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Combobox } from '../../../ui/form/combobox/combobox.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import type { ChosenPlace, PlaceOption } from './place-option.ts'
import { PlaceOptionLine } from './place-option-line.tsx'
import styles from './place-search-box.module.css'
import { noteOf } from './place-search-note.tsx'
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

/** A combobox that searches places while the visitor types: arrows, Enter and Escape work as usual. */
export const PlaceSearchBox = ({ label, onChoose, error, disabled, ref }: PlaceSearchBoxProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [choiceFailed, setChoiceFailed] = useState(false)
  const search = usePlaceSearch(open ? text : '')
  const message = error ?? (choiceFailed ? CHOICE_FAILED : null)
  const isWaiting = search.state === 'searching' && search.options.length > 0

  const choose = async (option: PlaceOption) => {
    setText(option.name)
    setChoiceFailed(false)
    try {
      onChoose(await option.choose())
    } catch {
      setChoiceFailed(true)
    }
  }
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <IconSearch aria-hidden="true" className={styles.icon} />
        <Combobox<PlaceOption>
          field={{
            ref,
            id,
            type: 'search',
            spellCheck: false,
            placeholder: 'Buscar lugares...',
            maxLength: 200,
            disabled,
            className: styles.field,
            'aria-invalid': message ? true : undefined,
            'aria-describedby': message ? `${id}-error` : undefined,
            // Enter must not submit the surrounding form.
            onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
          }}
          text={text}
          onText={setText}
          open={open}
          onOpen={setOpen}
          options={search.options}
          onChoose={(option) => void choose(option)}
          renderOption={(option, line) => <PlaceOptionLine option={option} line={line} />}
          listLabel="Lugares encontrados"
          listClass={classNames(styles.list, isWaiting && styles.waiting)}
          panelClass={styles.results}
          note={noteOf(search)}
          status={open ? announcement(search) : ''}
        />
      </div>
      <FieldError id={`${id}-error`}>{message}</FieldError>
    </div>
  )
}
