import { CORRECTION_NOTE_MAX, type Correctable } from '@andariego/contract/corrections-rules'
import type { Place } from '@andariego/contract/places'
import { useId } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { type CorrectionDraft, correctionProblems, draftOf, factOf } from './correction-draft.ts'
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

/** Dialog to suggest a correction of a place. The draft is kept for the next opening. */
export const CorrectionDialog = ({ place, open, onClose }: CorrectionDialogProps) => {
  const formId = useId()
  const suggest = useSuggestCorrection(place.id)
  const close = () => {
    suggest.reset()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Sugerir corrección"
      formId={formId}
      says={['Enviar corrección', 'Enviando…']}
      busy={suggest.isPending}
    >
      {suggest.isError && <FormMessage>{formatError(suggest.error)}</FormMessage>}
      <CorrectionForm
        formId={formId}
        place={place}
        send={(typed, done) => {
          if (suggest.isPending) return
          suggest.mutate(
            { fact: factOf(typed, place), note: typed.note.trim() || null },
            {
              onSuccess: ({ data }) => {
                done()
                showToast(
                  data.isApplied
                    ? 'El lugar quedó corregido.'
                    : 'Gracias. Te avisaremos cuando alguien revise tu corrección.',
                )
                close()
              },
            },
          )
        }}
      />
    </FormDialog>
  )
}

interface CorrectionFormProps {
  formId: string
  place: Place
  /** `done` deletes the draft. */
  send: (typed: CorrectionDraft, done: () => void) => void
}

const CorrectionForm = ({ formId, place, send }: CorrectionFormProps) => {
  const { pin: shownPin, ...initial } = draftOf(place)
  const [pin, setPin, forgetPin] = useDraft(`place-correction-pin:${place.id}`, shownPin)
  const form = useForm({
    initial,
    draft: `place-correction:${place.id}`,
    check: correctionProblems,
    send: (typed) =>
      send({ ...typed, pin }, () => {
        form.clear()
        forgetPin()
      }),
  })
  const { about } = form.values
  return (
    <form {...form.form} id={formId} className={styles.form}>
      <SelectField
        {...form.field('about')}
        label="¿Qué hay que corregir?"
        hint="La revisa quien agregó el lugar, o el equipo de moderación."
        options={choicesFor(place)}
        data-autofocus
      />
      {about === 'name' && <TextField {...form.field('name')} autoComplete="off" label="Nombre correcto" />}
      {about === 'city' && <TextField {...form.field('city')} autoComplete="off" label="Ciudad correcta" />}
      {about === 'position' && <PinField name={place.name} pin={pin} onMove={setPin} />}
      <TextArea
        {...form.field('note')}
        label="¿Cómo lo sabes? (opcional)"
        counterLimit={CORRECTION_NOTE_MAX}
      />
    </form>
  )
}
