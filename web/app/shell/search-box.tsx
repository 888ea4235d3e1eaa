import { pages } from '@andariego/contract/pages'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { VisuallyHidden } from '../ui/content/visually-hidden.tsx'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** Takes the initial focus of the surrounding dialog. */
  autoFocus?: boolean
  replace?: boolean
}

/** Field that searches users and places; works as a plain form before hydration. */
export const SearchBox = ({ autoFocus, replace }: SearchBoxProps) => {
  const id = useId()
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  // Other pages use the same parameter for other searches.
  const query = pathname === pages.search() ? (parameters.get('q') ?? '') : ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('q')
    if (!(field instanceof HTMLInputElement) || field.value.trim() !== '') return
    event.preventDefault()
    field.focus()
  }
  return (
    <Form role="search" action={pages.search()} replace={replace} onSubmit={submit} className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>Buscar usuarios o lugares</VisuallyHidden>
      </label>
      <input
        key={query}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Buscar usuarios o lugares"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        data-autofocus={autoFocus || undefined}
        className={styles.field}
      />
      <button type="submit" className={styles.button} aria-label="Buscar" title="Buscar">
        <IconSearch aria-hidden="true" />
      </button>
    </Form>
  )
}
