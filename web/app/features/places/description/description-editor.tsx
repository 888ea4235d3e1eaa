import { DESCRIPTION_MAX, descriptionProblem } from '@andariego/contract/places-rules'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from './place-description.module.css'
import { saveFailure, useSaveDescription } from './use-save-description.ts'

interface DescriptionEditorProps {
  placeId: string
  /** The current description; empty when there is none. */
  current: string
  onSaved: () => void
  onCancel: () => void
}

/** A field for the description; the draft survives a reload until it is saved or cancelled. */
export const DescriptionEditor = ({ placeId, current, onSaved, onCancel }: DescriptionEditorProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const save = useSaveDescription(placeId)
  const form = useForm({
    initial: { text: current },
    draft: `description:${placeId}`,
    check: ({ text }) => ({ text: descriptionProblem(text) }),
    send: ({ text }) => {
      if (save.isPending) return
      save.mutate(text.trim(), {
        onSuccess: () => {
          form.clear()
          onSaved()
        },
      })
    },
  })

  useEffect(() => {
    const { current: field } = area
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])

  const cancel = () => {
    form.clear()
    onCancel()
  }
  return (
    <form {...form.form} className={styles.editor}>
      <TextArea
        label="Descripción"
        hint="Qué se ve, cuándo conviene ir, qué no hay que perderse. Cualquier viajero puede mejorarla después."
        rows={6}
        counterLimit={DESCRIPTION_MAX}
        // What is typed while it is saved would be lost when the editor closes.
        readOnly={save.isPending}
        {...form.field('text')}
        ref={(element) => {
          area.current = element
        }}
      />
      {save.isError && <FormMessage>{saveFailure(save.error)}</FormMessage>}
      <div className={styles.actions}>
        <Button {...form.submit} busy={save.isPending}>
          {save.isPending ? 'Guardando…' : 'Guardar'}
        </Button>
        <Button variant="secondary" onClick={cancel} disabled={save.isPending}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
