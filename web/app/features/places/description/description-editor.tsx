import { DESCRIPTION_MAX, descriptionProblem } from '@andariego/contract/places-rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
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
  const [text, setText, forgetDraft] = useDraft(`description:${placeId}`, current)
  const [tried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const save = useSaveDescription(placeId)
  const problem = tried ? descriptionProblem(text) : null

  useEffect(() => {
    const { current: field } = area
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (save.isPending) return
    if (descriptionProblem(text)) return area.current?.focus()
    save.mutate(text.trim(), {
      onSuccess: () => {
        forgetDraft()
        onSaved()
      },
    })
  }
  const cancel = () => {
    forgetDraft()
    onCancel()
  }
  return (
    <form onSubmit={submit} noValidate className={styles.editor}>
      <TextArea
        label="Descripción"
        hint="Qué se ve, cuándo conviene ir, qué no hay que perderse. Cualquier viajero puede mejorarla después."
        rows={6}
        value={text}
        counterLimit={DESCRIPTION_MAX}
        error={problem}
        ref={(element) => {
          area.current = element
        }}
        onChange={(event) => setText(event.target.value)}
      />
      {save.isError && <FormMessage>{saveFailure(save.error)}</FormMessage>}
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Guardando…' : 'Guardar'}
        </Button>
        <Button variant="secondary" onClick={cancel} disabled={save.isPending}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
