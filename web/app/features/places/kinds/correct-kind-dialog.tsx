import { PLACE_KINDS, type PlaceKind, placeKindName } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { useId } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
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
  const close = () => {
    reset()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="¿Qué tipo de lugar es?"
      width="small"
      formId={formId}
      says={['Guardar', 'Guardando…']}
      busy={isPending}
    >
      {error && <FormMessage>{formatError(error)}</FormMessage>}
      <KindForm
        formId={formId}
        current={place.kind}
        send={(kind) => {
          if (isPending) return
          mutate(kind, {
            onSuccess: () => {
              showToast(kind ? `Tipo de lugar: ${placeKindName(kind)}.` : 'El lugar quedó sin tipo.')
              close()
            },
          })
        }}
      />
    </FormDialog>
  )
}

interface KindFormProps {
  formId: string
  current: PlaceKind | null
  send: (kind: PlaceKind | null) => void
}

const KindForm = ({ formId, current, send }: KindFormProps) => {
  const form = useForm({
    initial: { kind: current ?? '' },
    check: () => ({}),
    send: (values) => send(PLACE_KINDS.find((known) => known === values.kind) ?? null),
  })
  return (
    <form {...form.form} id={formId} className={styles.form}>
      <SelectField
        {...form.field('kind')}
        compact
        label="Tipo de lugar"
        hint="Así lo encuentran quienes exploran por tipo."
        options={[{ value: '', label: 'Ninguno de estos' }, ...kindOptions]}
        data-autofocus
      />
    </form>
  )
}
