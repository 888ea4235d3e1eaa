import type { SubjectType } from '@andariego/contract/moderation-rules'
import {
  DECISION_REASON_MAX,
  type DecisionKind,
  decisionName,
  decisionReasons,
  moderationMessages,
} from '@andariego/contract/moderation-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { failureWords } from '../failure-words.ts'
import styles from './decide.module.css'
import { KeptPlace } from './kept-place.tsx'
import { useDecide } from './use-decide.ts'

const DURATIONS = [
  { value: '1', label: '1 día' },
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
]
const HAS_END: readonly DecisionKind[] = ['limit', 'suspend']
const FINAL: readonly DecisionKind[] = ['remove', 'close', 'merge']
/** Matches the id of a place, alone or inside the address of its page. */
const PLACE = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i
const DAY_MS = 86_400_000

interface DecisionFormProps {
  decision: DecisionKind
  subjectType: SubjectType
  subjectId: string
  reportId: string
  onDecided: () => void
}

const usualReason = (decision: DecisionKind): string => {
  if (decision === 'dismiss') return 'Cumple las normas.'
  return decision === 'merge' ? 'Es el mismo lugar.' : decisionReasons[0]
}

const reasonProblem = (reason: string) => {
  if (reason.trim() === '') return moderationMessages.decisionReasonRequired
  return isLongerThan(reason.trim(), DECISION_REASON_MAX) ? moderationMessages.decisionReasonTooLong : null
}

const placeIn = (address: string) => PLACE.exec(address)?.[0].toLowerCase()

const mergeProblem = (into: string, subjectId: string) => {
  const id = placeIn(into)
  if (id === undefined) return moderationMessages.mergeTarget
  return id === subjectId ? moderationMessages.mergeSame : null
}

export const DecisionForm = ({ onDecided, ...about }: DecisionFormProps) => {
  const { decision, subjectType } = about
  const decide = useDecide()
  const hasEnd = HAS_END.includes(decision)
  const form = useForm({
    initial: { into: '', reason: usualReason(decision), days: '7' },
    check: ({ reason, into }) => ({
      into: decision === 'merge' ? mergeProblem(into, about.subjectId) : null,
      reason: reasonProblem(reason),
    }),
    send: ({ reason, days, into }) => {
      if (decide.isPending) return
      const until = hasEnd ? { until: new Date(Date.now() + Number(days) * DAY_MS).toISOString() } : {}
      const intoId = decision === 'merge' && placeIn(into)
      decide.mutate(
        { ...about, reason: reason.trim(), ...until, ...(intoId && { intoId }) },
        { onSuccess: onDecided },
      )
    },
  })
  const keptId = decision === 'merge' && placeIn(form.values.into)
  return (
    <form {...form.form} className={styles.form}>
      {decide.isError && (
        <FormMessage>
          {failureWords(decide.error, 'No se pudo guardar la decisión. Intenta de nuevo.')}
        </FormMessage>
      )}
      {decision === 'merge' && (
        <>
          <TextField
            label="Lugar que se queda"
            hint="Pega la dirección de su página. Las reseñas, los favoritos y los itinerarios del lugar denunciado pasan a él."
            {...form.field('into')}
          />
          {keptId && keptId !== about.subjectId && <KeptPlace id={keptId} />}
        </>
      )}
      {hasEnd && (
        <SelectField
          label="Durante"
          options={DURATIONS}
          name="days"
          value={form.values.days}
          onChange={({ target }) => form.set('days', target.value)}
        />
      )}
      <SelectField
        label="Motivo habitual"
        options={[{ value: '', label: 'Otro' }, ...decisionReasons.map((value) => ({ value, label: value }))]}
        value={decisionReasons.find((reason) => reason === form.values.reason) ?? ''}
        onChange={({ target }) => form.set('reason', target.value)}
      />
      <TextArea
        label="Motivo, como lo leerá la persona"
        counterLimit={DECISION_REASON_MAX}
        {...form.field('reason')}
      />
      {FINAL.includes(decision) && <p className={styles.final}>No se puede deshacer.</p>}
      <Button
        once
        {...form.submit}
        busy={decide.isPending}
        variant={FINAL.includes(decision) ? 'danger' : 'primary'}
      >
        {decisionName(decision, subjectType)}
      </Button>
    </form>
  )
}
