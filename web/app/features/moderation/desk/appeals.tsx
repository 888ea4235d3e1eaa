import type { OpenAppeal } from '@andariego/contract/moderation'
import { DECISION_REASON_MAX, moderationMessages } from '@andariego/contract/moderation-rules'
import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { failureWords } from '../failure-words.ts'
import styles from './appeals.module.css'
import { DecisionList } from './decision-list.tsx'
import { DeskSkeleton } from './desk-skeleton.tsx'
import { SnapshotView } from './snapshot.tsx'
import { useAnswerAppeal } from './use-decide.ts'

/** The appeals that wait for a decision, oldest first. */
export const Appeals = () => {
  const appeals = useQuery(query('GET /moderation/appeals'))
  if (appeals.isPending) return <DeskSkeleton />
  if (!appeals.data)
    return (
      <ErrorState onRetry={() => void appeals.refetch()} busy={appeals.isFetching}>
        {formatError(appeals.error)}
      </ErrorState>
    )
  if (appeals.data.data.length === 0)
    return (
      <EmptyState title="Ninguna apelación espera">Aquí aparecen las apelaciones de la comunidad.</EmptyState>
    )
  return (
    <ul className={styles.appeals}>
      {appeals.data.data.map((appeal) => (
        <li key={appeal.decision.id}>
          <AppealCard appeal={appeal} />
        </li>
      ))}
    </ul>
  )
}

const AppealCard = ({ appeal }: { appeal: OpenAppeal }) => (
  <Card as="article" className={styles.appeal}>
    <SnapshotView snapshot={appeal.snapshot} />
    <DecisionList decisions={[appeal.decision]} empty="" />
    <p className={styles.text}>{appeal.text}</p>
    {appeal.may.includes('decide') ? (
      <AnswerForm id={appeal.decision.id} />
    ) : (
      <p className={styles.other}>{moderationMessages.ownDecision}</p>
    )}
  </Card>
)

const AnswerForm = ({ id }: { id: string }) => {
  const answer = useAnswerAppeal()
  const send = (isUpheld: boolean, reason: string) => {
    if (answer.isPending) return
    answer.mutate(
      { id, isUpheld, reason: reason.trim() },
      { onSuccess: () => showToast(isUpheld ? 'La decisión se mantiene.' : 'La apelación fue aceptada.') },
    )
  }
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason:
        reason.trim() === ''
          ? moderationMessages.decisionReasonRequired
          : reason.trim().length > DECISION_REASON_MAX
            ? moderationMessages.decisionReasonTooLong
            : null,
    }),
    send: ({ reason }) => send(true, reason),
  })
  return (
    <form {...form.form} className={styles.form}>
      {answer.isError && (
        <FormMessage>
          {failureWords(answer.error, 'No se pudo guardar la respuesta. Intenta de nuevo.')}
        </FormMessage>
      )}
      <TextArea
        label="Respuesta, como la leerá la persona"
        counterLimit={DECISION_REASON_MAX}
        {...form.field('reason')}
      />
      <div className={styles.actions}>
        <Button {...form.submit} variant="secondary" busy={answer.isPending}>
          Mantener la decisión
        </Button>
        <Button
          busy={answer.isPending}
          disabled={!form.isValid}
          onClick={() => send(false, form.values.reason)}
        >
          Aceptar la apelación
        </Button>
      </div>
    </form>
  )
}
