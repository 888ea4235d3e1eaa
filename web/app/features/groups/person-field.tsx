import type { Person } from '@andariego/contract/people'
import { type KeyboardEvent, useId, useState } from 'react'
import { countOf } from '../../platform/format/format.ts'
import { Combobox } from '../../ui/form/combobox/combobox.tsx'
import control from '../../ui/form/field.module.css'
import { describedBy, Field, fieldIds } from '../../ui/form/field.tsx'
import { usePeopleMatches } from './people-matches.ts'
import styles from './person-field.module.css'

interface PersonFieldProps {
  value: string
  onChange: (typed: string) => void
  error: string | null
  /** Those who are not offered. */
  members: readonly Person[]
  onEscape: () => void
}

/** A field for an address, with the people whom it may mean to choose from. */
export const PersonField = ({ value, onChange, error, members, onEscape }: PersonFieldProps) => {
  const ids = fieldIds(useId())
  const [open, setOpen] = useState(false)
  const matches = usePeopleMatches(value, members)
  const isExact = matches[0]?.email.toLowerCase() === value.trim().toLowerCase()
  const options = isExact && matches.length === 1 ? [] : matches
  const isShown = open && options.length > 0
  return (
    <Field ids={ids} label="Correo del viajero" error={error}>
      <Combobox<Person>
        field={{
          ...describedBy(ids, null, error),
          id: ids.control,
          type: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          className: control.control,
          'aria-required': true,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape' && !isShown) onEscape()
          },
        }}
        text={value}
        onText={onChange}
        open={isShown}
        onOpen={setOpen}
        options={options}
        onChoose={({ email }) => {
          onChange(email)
          setOpen(false)
        }}
        renderOption={({ email }, line) => (
          <div {...line} className={styles.option}>
            {email}
          </div>
        )}
        listLabel="Viajeros"
        panelClass={styles.matches}
        status={isShown ? countOf(options.length, 'viajero encontrado', 'viajeros encontrados') : ''}
      />
    </Field>
  )
}
