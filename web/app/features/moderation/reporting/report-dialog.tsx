import {
  MESSAGES_AROUND,
  moderationMessages,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  reportReasons,
  type SubjectType,
} from '@andariego/contract/moderation-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useId } from 'react'
import { showToast } from '../../../platform/toasts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { failureWords } from '../failure-words.ts'
import styles from './report-dialog.module.css'
import type { Reported } from './reported.ts'
import { useReport } from './use-report.ts'

const CHOICES = [
  { value: '', label: 'Elige un motivo' },
  ...REPORT_REASONS.map((value) => ({ value, label: reportReasons[value].label })),
]

/** Who is not told who reported. In a conversation of two they may guess it, so nothing more is promised. */
const UNTOLD: Record<SubjectType, string> = {
  user: 'A quien denuncias no le diremos que fuiste tú.',
  message: 'A quien lo escribió no le diremos quién lo denunció.',
  comment: 'A quien lo escribió no le diremos quién lo denunció.',
  description: 'A quien la escribió no le diremos quién la denunció.',
  review: 'A quien la publicó no le diremos quién la denunció.',
  media: 'A quien lo publicó no le diremos quién lo denunció.',
  place: 'A quien lo publicó no le diremos quién lo denunció.',
  group: 'A quien lo creó no le diremos quién lo denunció.',
  itinerary: 'A quien lo creó no le diremos quién lo denunció.',
}

interface ReportDialogProps extends Reported {
  open: boolean
  onClose: () => void
}

export const ReportDialog = ({ subjectType, subjectId, called, open, onClose }: ReportDialogProps) => {
  const report = useReport()
  const formId = useId()
  const close = () => {
    report.reset()
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={`Denunciar ${called}`}
      formId={formId}
      says={['Enviar denuncia', 'Enviando…']}
      busy={report.isPending}
    >
      {report.isError && (
        <FormMessage>{failureWords(report.error, moderationMessages.reportFailed)}</FormMessage>
      )}
      <p className={styles.lead}>La revisa una persona del equipo de moderación. {UNTOLD[subjectType]}</p>
      {subjectType === 'message' && (
        <FormMessage kind="info">
          Al enviarla, la moderación podrá leer este mensaje y hasta {MESSAGES_AROUND} anteriores y{' '}
          {MESSAGES_AROUND} posteriores. Nada más de la conversación.
        </FormMessage>
      )}
      {subjectType === 'itinerary' && (
        <FormMessage kind="info">
          Al enviarla, la moderación podrá leer este itinerario como está ahora: sus notas, su lista y los
          archivos de sus paradas. No verá los códigos de reserva ni los gastos anotados en ellas.
        </FormMessage>
      )}
      <ReportForm
        formId={formId}
        draftName={`what-is-reported:${subjectType}:${subjectId}`}
        send={(reason, note, done) => {
          if (report.isPending) return
          report.mutate(
            { subjectType, subjectId, reason, note: note.trim() || null },
            {
              onSuccess: () => {
                done()
                showToast(moderationMessages.reported)
                onClose()
              },
            },
          )
        }}
      />
    </FormDialog>
  )
}

interface ReportFormProps {
  formId: string
  draftName: string
  send: (reason: ReportReason, note: string, done: () => void) => void
}

const ReportForm = ({ formId, draftName, send }: ReportFormProps) => {
  const form = useForm({
    initial: { reason: '', note: '' },
    draft: draftName,
    check: ({ reason, note }) => ({
      reason: reason === '' ? moderationMessages.reasonRequired : null,
      note: isLongerThan(note.trim(), REPORT_NOTE_MAX) ? moderationMessages.noteTooLong : null,
    }),
    send: ({ reason, note }) => send(reason as ReportReason, note, form.clear),
  })
  return (
    <form {...form.form} id={formId} className={styles.form}>
      <SelectField {...form.field('reason')} label="Motivo" options={CHOICES} aria-required data-autofocus />
      <TextArea
        {...form.field('note')}
        label="¿Algo más que debamos saber? (opcional)"
        counterLimit={REPORT_NOTE_MAX}
      />
    </form>
  )
}
