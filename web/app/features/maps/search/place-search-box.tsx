import { type Ref, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { SearchCombobox } from '../../../ui/form/combobox/search-combobox.tsx'
import type { ChosenPlace, PlaceOption } from './place-option.ts'
import { PlaceOptionLine } from './place-option-line.tsx'
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
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [choiceFailed, setChoiceFailed] = useState(false)
  const search = usePlaceSearch(open ? text : '')

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
    <SearchCombobox<PlaceOption>
      label={label}
      error={error ?? (choiceFailed ? CHOICE_FAILED : null)}
      isOutdated={search.state === 'searching' && search.options.length > 0}
      field={{
        ref,
        placeholder: 'Buscar lugares...',
        disabled,
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
      note={noteOf(search)}
      status={open ? announcement(search) : ''}
    />
  )
}
