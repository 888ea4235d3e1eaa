import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { Group } from '@andariego/contract/groups'
import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './add-member-form.module.css'
import { addFailure } from './group-failure.ts'
import { PersonField } from './person-field.tsx'
import { UNDO_MS } from './undo.ts'
import { useAddMember } from './use-add-member.ts'
import { useRemoveMember } from './use-remove-member.ts'

/** A form of one line inside the card: adds the person with this address or name to the group. */
export const AddMemberForm = ({ group, onDone }: { group: Group; onDone: () => void }) => {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail, clearEmail] = useDraft(`group-member:${group.id}`, '')
  const [chosen, setChosen] = useState<Person>()
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useAddMember(group)
  const remove = useRemoveMember()
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(focus, [])

  const change = (typed: string, person?: Person) => {
    setChosen(person)
    if (error) reset()
    setMissing(false)
    setEmail(typed)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (email.trim() === '') {
      setMissing(true)
      focus()
      return
    }
    mutate(chosen ?? email, {
      onSuccess: ({ person }) => {
        clearEmail()
        showToast(`${calledBy(person)} ya es parte de «${group.name}».`, {
          action: {
            label: 'Deshacer',
            run: () => remove.mutate({ groupId: group.id, userId: person.id }),
          },
          durationMs: UNDO_MS,
        })
        onDone()
      },
      onError: focus,
    })
  }
  const cancel = () => {
    clearEmail()
    onDone()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`Agregar miembro a ${group.name}`}
      noValidate
      onSubmit={add}
    >
      <PersonField
        value={email}
        members={group.members}
        error={isMissing ? accountsMessages.emailRequired : error && addFailure(error)}
        onChange={change}
        onEscape={() => !isPending && cancel()}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={isPending}>
          {isPending ? 'Agregando…' : 'Agregar'}
        </Button>
        <Button variant="quiet" size="small" onClick={cancel} disabled={isPending}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
