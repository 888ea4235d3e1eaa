import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { Group } from '@andariego/contract/groups'
import { useEffect } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './add-member-form.module.css'
import { addFailure } from './group-failure.ts'
import { useAddMember } from './use-add-member.ts'

const EMPTY = { email: '' }

/** One line inside the card: an address, and who has it joins. */
export const AddMemberForm = ({ group, onDone }: { group: Group; onDone: () => void }) => {
  const draft = useDraft(`new-member:${group.id}`, EMPTY)
  const [, , clearDraft] = draft
  const { mutate, isPending } = useAddMember(group)
  const { form, field, fail } = useForm({
    initial: EMPTY,
    draft,
    // Only when it is sent: who gives up may leave the field empty.
    check: () => ({}),
    checkOnSubmit: ({ email }) => ({ email: email.trim() === '' ? accountsMessages.emailRequired : null }),
    send: ({ email }) => {
      if (isPending) return
      mutate(email, {
        onSuccess: ({ person }) => {
          clearDraft()
          showToast(`${person.email} ya es parte de «${group.name}».`)
          onDone()
        },
        onError: (error) => fail('email', addFailure(error)),
      })
    },
  })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  const cancel = () => {
    clearDraft()
    onDone()
  }
  return (
    <form {...form} className={styles.form} aria-label={`Agregar miembro a ${group.name}`}>
      <TextField
        label="Correo del viajero"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
        onKeyDown={(event) => event.key === 'Escape' && !isPending && cancel()}
        aria-required
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
