import { pages } from '@andariego/contract/pages'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { Form } from 'react-router'
import { useNavigate } from '../../../platform/rendering/link.tsx'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import styles from './place-search.module.css'
import { SuggestionList } from './place-search-suggestions.tsx'
import { placeSuggestionsQuery } from './place-suggestions-query.ts'

const SETTLE_MS = 300

/** Finds places of the product: a plain form without scripts, with them suggestions while one types. */
export const PlaceSearch = () => {
  const ids = { field: useId(), list: useId() }
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const words = typed.trim()
  const settled = useDebouncedValue(words, SETTLE_MS)
  const { data = [], isError } = useQuery(placeSuggestionsQuery(settled))
  const places = words.length >= 2 && !isError ? data : []
  const shown = open && places.length > 0
  const optionId = (index: number) => `${ids.list}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(-1)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const chosen = shown ? places[active] : undefined
    if (words !== '' && !chosen) return close()
    event.preventDefault()
    if (chosen) void navigate(pages.place({ id: chosen.id }))
    else event.currentTarget.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    }
    if (places.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setOpen(true)
    // One step beyond either end is the field itself.
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive(((active + 1 + step + places.length + 1) % (places.length + 1)) - 1)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <Form
      action={pages.explore()}
      role="search"
      viewTransition
      className={styles.search}
      onSubmit={submit}
      onBlur={onBlur}
    >
      <label htmlFor={ids.field}>
        <VisuallyHidden>Buscar lugares</VisuallyHidden>
      </label>
      <IconSearch aria-hidden="true" className={styles.icon} />
      <input
        id={ids.field}
        type="search"
        name="q"
        value={typed}
        placeholder="¿A dónde quieres ir?"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={ids.list}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        className={styles.field}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" className={styles.submit}>
        Buscar
      </Button>
      <SuggestionList id={ids.list} optionId={optionId} places={shown ? places : []} active={active} />
    </Form>
  )
}
