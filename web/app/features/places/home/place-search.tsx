import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { Combobox } from '../../../ui/form/combobox/combobox.tsx'
import styles from './place-search.module.css'
import { PlaceSuggestion } from './place-suggestion.tsx'
import { placeSuggestionsQuery } from './place-suggestions-query.ts'

const SETTLE_MS = 300

const countOfSuggestions = (count: number) => {
  if (count === 0) return ''
  return count === 1 ? 'Una sugerencia' : `${count} sugerencias`
}

/** Searches the product's places: a plain form without scripts, with suggestions after hydration. */
export const PlaceSearch = () => {
  const fieldId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const words = typed.trim()
  const settled = useDebouncedValue(words, SETTLE_MS)
  const { data = [], isError } = useQuery(placeSuggestionsQuery(settled))
  const places = words.length >= 2 && !isError ? data : []

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (words !== '') return setOpen(false)
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Form action={pages.explore()} role="search" className={styles.search} onSubmit={submit}>
      <label htmlFor={fieldId}>
        <VisuallyHidden>Buscar lugares</VisuallyHidden>
      </label>
      <IconSearch aria-hidden="true" className={styles.icon} />
      <Combobox<Place>
        field={{
          id: fieldId,
          type: 'search',
          name: 'q',
          placeholder: '¿A dónde quieres ir?',
          enterKeyHint: 'search',
          maxLength: 200,
          className: styles.field,
          onFocus: () => setOpen(true),
        }}
        text={typed}
        onText={setTyped}
        open={open}
        onOpen={setOpen}
        options={places}
        onChoose={({ id }) => void navigate(pages.place({ id }))}
        renderOption={(place, line) => <PlaceSuggestion place={place} line={line} />}
        listLabel="Lugares"
        panelClass={styles.list}
        status={open ? countOfSuggestions(places.length) : ''}
      />
      <Button type="submit" className={styles.submit}>
        Buscar
      </Button>
    </Form>
  )
}
