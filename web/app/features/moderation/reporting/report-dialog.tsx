import {
  MESSAGES_AROUND,
  moderationMessages,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
  reportReasons,
} from '@andariego/contract/moderation-rules'
import { type SubmitEvent, useId, useState } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { showToast } from '../../../platform/toasts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
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
      <p className={styles.lead}>
        La revisa una persona del equipo de moderación.{' '}
        {subjectType === 'user'
          ? 'Quien denuncias no sabrá que fuiste tú.'
          : 'Quien lo publicó no sabrá quién lo denunció.'}
      </p>
      {subjectType === 'message' && (
        <FormMessage kind="info">
          Al enviarla, la moderación podrá leer este mensaje y hasta {MESSAGES_AROUND} anteriores y{' '}
          {MESSAGES_AROUND} posteriores. Nada más de la conversación.
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

const EMPTY = { reason: '', note: '' }

const ReportForm = ({ formId, draftName, send }: ReportFormProps) => {
  const [draft, setDraft, clearDraft] = useDraft(draftName, EMPTY)
  const [isJudged, setJudged] = useState(false)
  const problem = draft.reason === '' ? moderationMessages.reasonRequired : null
  const isNoteLong = draft.note.trim().length > REPORT_NOTE_MAX
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (problem) event.currentTarget.querySelector<HTMLElement>('[name=reason]')?.focus()
    else if (!isNoteLong) send(draft.reason as ReportReason, draft.note, clearDraft)
  }
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        name="reason"
        label="Motivo"
        options={CHOICES}
        value={draft.reason}
        error={isJudged ? problem : null}
        onBlur={() => setJudged(true)}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        aria-required
        data-autofocus
      />
      <TextArea
        label="¿Algo más que debamos saber? (opcional)"
        value={draft.note}
        counterLimit={REPORT_NOTE_MAX}
        error={isNoteLong ? moderationMessages.noteTooLong : null}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
    </form>
  )
}
