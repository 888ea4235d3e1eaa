import { pages } from '@andariego/contract/pages'
import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import styles from './people-search-box.module.css'

interface PeopleSearchBoxProps {
  /** The current search text. */
  query: string
  onSearch: (text: string) => void
}

const PATIENCE_MS = 300

/** Search field that searches while the visitor types, debounced; works as a plain form before hydration. */
export const PeopleSearchBox = ({ query, onSearch }: PeopleSearchBoxProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(query)
  const [sent, setSent] = useState(query)
  // The search changed elsewhere: in the header, or by going back.
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    if (query !== sent) {
      setSent(query)
      setText(query)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (value: string) => {
    clearTimeout(timer.current)
    const next = value.trim()
    if (next === sent) return
    setSent(next)
    onSearch(next)
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(value), PATIENCE_MS)
  }
  const clear = () => {
    setText('')
    search('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <Form
      role="search"
      aria-label="Usuarios y lugares"
      action={pages.search()}
      onSubmit={submit}
      className={styles.box}
    >
      <label htmlFor={id} className={styles.label}>
        Nombre o correo de un usuario, o nombre de un lugar
      </label>
      <div className={styles.control}>
        <IconSearch aria-hidden="true" className={styles.icon} />
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="email"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          placeholder="viajera@ejemplo.com"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          className={styles.field}
        />
        {text !== '' && (
          <IconButton
            label="Borrar búsqueda"
            icon={<IconX aria-hidden="true" />}
            onClick={clear}
            className={styles.clear}
          />
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        Escribe al menos {PEOPLE_SEARCH_MIN} caracteres para buscar usuarios.
      </p>
    </Form>
  )
}
