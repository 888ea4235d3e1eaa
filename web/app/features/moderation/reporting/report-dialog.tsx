import {
  MESSAGES_AROUND,
  moderationMessages,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  reportReasons,
} from '@andariego/contract/moderation-rules'
import { useId } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureWords } from '../failure-words.ts'
import styles from './report-dialog.module.css'
import type { Reported } from './reported.ts'
import { useReport } from './use-report.ts'

const CHOICES = [
  { value: '', label: 'Elige un motivo' },
  ...REPORT_REASONS.map((value) => ({ value, label: reportReasons[value].label })),
]

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
    <Dialog
      open={open}
      onClose={close}
      title={`Denunciar ${called}`}
      dismissible={!report.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={report.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={report.isPending}>
            {report.isPending ? 'Enviando…' : 'Enviar denuncia'}
          </Button>
        </>
      }
    >
      {report.isError && (
        <FormMessage>{failureWords(report.error, moderationMessages.reportFailed)}</FormMessage>
      )}
      <p className={styles.lead}>
        La revisa una persona del equipo de moderación. Quien lo publicó no sabrá quién lo denunció.
      </p>
      {subjectType === 'message' && (
        <FormMessage kind="info">
          Al enviarla, moderación podrá leer este mensaje y hasta {MESSAGES_AROUND} anteriores y{' '}
          {MESSAGES_AROUND} posteriores. Nada más de la conversación.
        </FormMessage>
      )}
      <ReportForm
        formId={formId}
        draftName={`report:${subjectType}:${subjectId}`}
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
    </Dialog>
  )
}

interface ReportFormProps {
  formId: string
  draftName: string
  send: (reason: ReportReason, note: string, done: () => void) => void
}

const ReportForm = ({ formId, draftName, send }: ReportFormProps) => {
  const [note, setNote, clearNote] = useDraft(draftName, '')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason === '' ? moderationMessages.reasonRequired : null }),
    send: ({ reason }) => {
      if (note.trim().length <= REPORT_NOTE_MAX) send(reason as ReportReason, note, clearNote)
    },
  })
  const { onChange: _, ...reason } = form.field('reason')
  return (
    <form {...form.form} id={formId} className={styles.form}>
      <SelectField
        label="Motivo"
        options={CHOICES}
        {...reason}
        onChange={({ target }) => form.set('reason', target.value)}
        aria-required
        data-autofocus
      />
      <TextArea
        label="¿Algo más que debamos saber? (opcional)"
        value={note}
        counterLimit={REPORT_NOTE_MAX}
        error={note.trim().length > REPORT_NOTE_MAX ? moderationMessages.noteTooLong : null}
        onChange={({ target }) => setNote(target.value)}
      />
    </form>
  )
}
