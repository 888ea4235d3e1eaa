import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { type KeyboardEvent, useId, useState } from 'react'
import { countOf } from '../../platform/format/format.ts'
import { Combobox } from '../../ui/form/combobox/combobox.tsx'
import styles from '../../ui/form/combobox/in-flow-list.module.css'
import control from '../../ui/form/field.module.css'
import { describedBy, Field, fieldIds } from '../../ui/form/field.tsx'
import { typedFor } from './find-person.ts'
import { usePeopleMatches } from './people-matches.ts'

/** People of the same name are told apart by their handles, or by the addresses that they show. */
const optionOf = (person: Person): string => {
  const called = calledBy(person)
  const typed = typedFor(person)
  return called === typed ? called : `${called} (${typed})`
}

interface PersonFieldProps {
  value: string
  /** `chosen` is the person, if one was picked from the list. */
  onChange: (typed: string, chosen?: Person) => void
  error: string | null
  /** The members of the group, who are not suggested. */
  members: readonly Person[]
  onEscape: () => void
}

/** A combobox for an address or a name; suggests the people whom the text may mean. */
export const PersonField = ({ value, onChange, error, members, onEscape }: PersonFieldProps) => {
  const ids = fieldIds(useId())
  const [open, setOpen] = useState(false)
  const matches = usePeopleMatches(value, members)
  const [first] = matches
  const isExact = first !== undefined && typedFor(first).toLowerCase() === value.trim().toLowerCase()
  const options = isExact && matches.length === 1 ? [] : matches
  const isShown = open && options.length > 0
  return (
    <Field ids={ids} label="Correo o nombre del viajero" error={error}>
      <Combobox<Person>
        field={{
          ...describedBy(ids, null, error),
          id: ids.control,
          type: 'text',
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
        onChoose={(person) => {
          onChange(typedFor(person), person)
          setOpen(false)
        }}
        renderOption={(person, line) => (
          <div {...line} className={styles.option}>
            {optionOf(person)}
          </div>
        )}
        listLabel="Viajeros"
        panelClass={styles.list}
        status={isShown ? countOf(options.length, 'viajero encontrado', 'viajeros encontrados') : ''}
      />
    </Field>
  )
}
