import { CORRECTION_NOTE_MAX, type Correctable } from '@andariego/contract/corrections-rules'
import type { Place } from '@andariego/contract/places'
import { type SubmitEvent, useId, useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { type CorrectionDraft, draftOf, factOf, factProblem, noteProblem } from './correction-draft.ts'
import styles from './corrections.module.css'
import { PinField } from './pin-field.tsx'
import { useSuggestCorrection } from './use-corrections.ts'

interface CorrectionDialogProps {
  place: Place
  open: boolean
  onClose: () => void
}

const choicesFor = ({ isClosed }: Place): { value: Correctable; label: string }[] => [
  { value: 'name', label: 'El nombre' },
  { value: 'position', label: 'El punto en el mapa' },
  { value: 'city', label: 'La ciudad' },
  { value: 'closed', label: isClosed ? 'Volvió a abrir' : 'Cerró definitivamente' },
]

const NOTHING_TYPED: Partial<CorrectionDraft> = {}

/** Dialog to suggest a correction of a place. The draft is kept for the next opening. */
export const CorrectionDialog = ({ place, open, onClose }: CorrectionDialogProps) => {
  const formId = useId()
  const suggest = useSuggestCorrection(place.id)
  const [typed, setTyped, clearDraft] = useDraft(`place-correction:${place.id}`, NOTHING_TYPED)
  const draft = { ...draftOf(place), ...typed }
  const [isJudged, setJudged] = useState(false)
  const problem = factProblem(draft)
  const change = (changed: Partial<CorrectionDraft>) => {
    if (suggest.isError) suggest.reset()
    setTyped({ ...typed, ...changed })
  }
  const close = () => {
    suggest.reset()
    setJudged(false)
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (problem) event.currentTarget.querySelector<HTMLElement>('[name=fact]')?.focus()
    if (problem || noteProblem(draft) || suggest.isPending) return
    suggest.mutate(
      { fact: factOf(draft, place), note: draft.note.trim() || null },
      {
        onSuccess: ({ data }) => {
          clearDraft()
          showToast(
            data.isApplied
              ? 'El lugar quedó corregido.'
              : 'Gracias. Te avisaremos cuando alguien revise tu corrección.',
          )
          close()
        },
      },
    )
  }
  const text = (field: 'name' | 'city') => ({
    name: 'fact',
    autoComplete: 'off',
    value: draft[field],
    error: isJudged ? problem : null,
    onBlur: () => setJudged(true),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  })
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Sugerir corrección"
      formId={formId}
      says={['Enviar corrección', 'Enviando…']}
      busy={suggest.isPending}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {suggest.isError && <FormMessage>{formatError(suggest.error)}</FormMessage>}
        <SelectField
          label="¿Qué hay que corregir?"
          hint="La revisa quien agregó el lugar, o el equipo de moderación."
          options={choicesFor(place)}
          value={draft.about}
          onChange={({ target }) => {
            setJudged(false)
            change({ about: target.value as Correctable })
          }}
          data-autofocus
        />
        {draft.about === 'name' && <TextField {...text('name')} label="Nombre correcto" />}
        {draft.about === 'city' && <TextField {...text('city')} label="Ciudad correcta" />}
        {draft.about === 'position' && (
          <PinField name={place.name} pin={draft.pin} onMove={(pin) => change({ pin })} />
        )}
        <TextArea
          label="¿Cómo lo sabes? (opcional)"
          value={draft.note}
          counterLimit={CORRECTION_NOTE_MAX}
          error={noteProblem(draft)}
          onChange={({ target }) => change({ note: target.value })}
        />
      </form>
    </FormDialog>
  )
}
