import {
  CORRECTION_NOTE_MAX,
  type Correctable,
  correctionsMessages,
  type PlaceFact,
  suggestedNameProblem,
} from '@andariego/contract/corrections-rules'
import type { Place } from '@andariego/contract/places'
import { PLACE_CITY_MAX, placesMessages } from '@andariego/contract/places-rules'
import { useId, useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
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

const cityProblem = (city: string): string | null => {
  if (city.trim() === '') return correctionsMessages.cityRequired
  return city.trim().length > PLACE_CITY_MAX ? placesMessages.cityLength : null
}

/** Says what is wrong about a place. What was typed waits for whoever comes back. */
export const CorrectionDialog = ({ place, open, onClose }: CorrectionDialogProps) => {
  const formId = useId()
  const suggest = useSuggestCorrection(place.id)
  const [about, setAbout] = useState<Correctable>('name')
  const [pin, setPin] = useState({ latitude: place.latitude, longitude: place.longitude })
  const [note, setNote, clearNote] = useDraft(`correction:${place.id}`, '')
  const isNoteLong = note.trim().length > CORRECTION_NOTE_MAX
  const close = () => {
    suggest.reset()
    onClose()
  }
  const send = (fact: PlaceFact) => {
    if (suggest.isPending || isNoteLong) return
    suggest.mutate(
      { fact: fact as Parameters<typeof suggest.mutate>[0]['fact'], note: note.trim() || null },
      {
        onSuccess: ({ data }) => {
          clearNote()
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
  const form = useForm({
    initial: { name: place.name, city: place.city ?? '' },
    check: ({ name, city }) => ({
      name: about === 'name' ? suggestedNameProblem(name) : null,
      city: about === 'city' ? cityProblem(city) : null,
    }),
    send: ({ name, city }) => {
      if (about === 'name') send({ name })
      else if (about === 'city') send({ city })
      else send(about === 'position' ? pin : { isClosed: !place.isClosed })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Sugerir corrección"
      dismissible={!suggest.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={suggest.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={suggest.isPending}>
            {suggest.isPending ? 'Enviando…' : 'Enviar corrección'}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className={styles.form}>
        {suggest.isError && <FormMessage>{formatError(suggest.error)}</FormMessage>}
        <SelectField
          label="¿Qué hay que corregir?"
          hint="La revisa quien agregó el lugar, o el equipo de moderación."
          options={choicesFor(place)}
          value={about}
          onChange={({ target }) => {
            suggest.reset()
            setAbout(target.value as Correctable)
          }}
          data-autofocus
        />
        {about === 'name' && <TextField {...form.field('name')} label="Nombre correcto" autoComplete="off" />}
        {about === 'city' && <TextField {...form.field('city')} label="Ciudad correcta" autoComplete="off" />}
        {about === 'position' && <PinField name={place.name} pin={pin} onMove={setPin} />}
        <TextArea
          label="¿Cómo lo sabes? (opcional)"
          value={note}
          counterLimit={CORRECTION_NOTE_MAX}
          error={isNoteLong ? correctionsMessages.noteLength : null}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  )
}
