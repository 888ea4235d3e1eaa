import { CORRECTION_REASON_MAX, correctionsMessages } from '@andariego/contract/corrections-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from './corrections.module.css'
import { useDecideCorrection } from './use-corrections.ts'

const reasonProblem = (reason: string): string | null => {
  if (reason.trim() === '') return correctionsMessages.reasonRequired
  return isLongerThan(reason.trim(), CORRECTION_REASON_MAX) ? correctionsMessages.reasonLength : null
}

/** Form to accept a correction unchanged, or to decline it with a reason for its author. */
export const AnswerCorrection = ({ id }: { id: string }) => {
  const decide = useDecideCorrection(id)
  const form = useForm({
    initial: { reason: '' },
    check: () => ({}),
    checkOnSubmit: ({ reason }) => ({ reason: reasonProblem(reason) }),
    send: ({ reason }) => {
      if (decide.isPending) return
      decide.mutate(
        { isAccepted: false, reason: reason.trim() },
        { onSuccess: () => showToast('Le contamos por qué no.') },
      )
    },
  })
  const accept = () => {
    if (!decide.isPending)
      decide.mutate({ isAccepted: true }, { onSuccess: () => showToast('El lugar quedó corregido.') })
  }
  return (
    <form {...form.form} className={styles.form}>
      {decide.isError && <FormMessage>{formatError(decide.error)}</FormMessage>}
      <TextArea
        {...form.field('reason')}
        label="Si no la aceptas, el motivo"
        rows={2}
        counterLimit={CORRECTION_REASON_MAX}
      />
      <div className={styles.actions}>
        <Button once busy={decide.isPending} onClick={accept}>
          Aceptar
        </Button>
        <Button {...form.submit} variant="secondary" once disabled={decide.isPending}>
          No aceptar
        </Button>
      </div>
    </form>
  )
}
