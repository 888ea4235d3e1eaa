import { PLACE_KINDS, placeKindName } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { type FormEvent, useId, useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { kindOptions } from './kind-options.ts'
import styles from './place-kind.module.css'
import { useCorrectKind } from './use-correct-kind.ts'

interface CorrectKindDialogProps {
  place: Place
  open: boolean
  onClose: () => void
}

export const CorrectKindDialog = ({ place, open, onClose }: CorrectKindDialogProps) => {
  const formId = useId()
  const { mutate, isPending, error, reset } = useCorrectKind(place.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const close = () => {
    reset()
    setChosen(null)
    onClose()
  }
  const value = chosen ?? place.kind ?? ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const kind = PLACE_KINDS.find((known) => known === value) ?? null
    mutate(kind, {
      onSuccess: () => {
        showToast(kind ? `Tipo de lugar: ${placeKindName(kind)}.` : 'El lugar quedó sin tipo.')
        close()
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="¿Qué tipo de lugar es?"
      width="small"
      dismissible={!isPending}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {isPending ? 'Guardando…' : 'Guardar'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={save}>
        {error && <FormMessage>{formatError(error)}</FormMessage>}
        <SelectField
          compact
          label="Tipo de lugar"
          hint="Así lo encuentran quienes exploran por tipo."
          options={[{ value: '', label: 'Ninguno de estos' }, ...kindOptions]}
          value={value}
          onChange={({ target }) => setChosen(target.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
