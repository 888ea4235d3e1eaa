import type { Itinerary } from '@andariego/contract/itineraries'
import { isLongerThan } from '@andariego/contract/text-rules'
import { CHECKLIST_TEXT_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../../../platform/new-id.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './checklist.module.css'
import { tellWithUndo } from './tell-with-undo.ts'
import type { Change } from './use-trip.ts'

interface ChecklistProps {
  items: Itinerary['checklist']
  change: Change | null
}

/** The list of things to bring and to do. */
export const Checklist = ({ items, change }: ChecklistProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  if (!change && items.length === 0) return null
  const add = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    const found =
      trimmed === ''
        ? tripsMessages.itemRequired
        : isLongerThan(trimmed, CHECKLIST_TEXT_MAX)
          ? tripsMessages.itemLength
          : null
    setProblem(found)
    field.current?.focus()
    if (found !== null || !change) return
    change({ kind: 'add-item', itemId: newId(), text: trimmed })
    setText('')
  }
  const remove = (itemId: string, item: string) => {
    change?.({ kind: 'remove-item', itemId })
    tellWithUndo(`«${item}» se quitó de la lista.`, () => change?.({ kind: 'add-item', itemId, text: item }))
    field.current?.focus()
  }
  return (
    <section aria-label="Para llevar y hacer" className={styles.checklist}>
      <SectionHeading title="Para llevar y hacer" />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ id: itemId, text: item, isDone }) => (
            <li key={itemId} className={styles.item} data-done={isDone}>
              <Checkbox
                compact
                label={item}
                checked={isDone}
                disabled={!change}
                onChange={() => change?.({ kind: 'set-item', itemId, isDone: !isDone })}
              />
              {change && (
                <IconButton
                  label={`Quitar «${item}»`}
                  icon={<IconTrash aria-hidden="true" />}
                  data-print="hidden"
                  onClick={() => remove(itemId, item)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {change && (
        <form noValidate onSubmit={add} className={styles.add} data-print="hidden">
          <TextField
            ref={field}
            compact={problem === null}
            label="Algo más"
            placeholder="Pasaporte, botas, reservar mesa…"
            autoComplete="off"
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
          />
          <Button type="submit" variant="secondary" icon={<IconPlus aria-hidden="true" />}>
            Anotar
          </Button>
        </form>
      )}
    </section>
  )
}
