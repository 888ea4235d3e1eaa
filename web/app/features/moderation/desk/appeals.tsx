import type { OpenAppeal } from '@andariego/contract/moderation'
import { DECISION_REASON_MAX, moderationMessages } from '@andariego/contract/moderation-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
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
  // An answered appeal leaves the page, and the focus with it.
  const region = useRef<HTMLElement>(null)
  const onAnswered = () => region.current?.focus()
  if (appeals.isPending) return <DeskSkeleton />
  if (!appeals.data)
    return (
      <ErrorState onRetry={() => void appeals.refetch()} busy={appeals.isFetching}>
        {formatError(appeals.error)}
      </ErrorState>
    )
  return (
    <section ref={region} tabIndex={-1} aria-label="Apelaciones que esperan">
      {appeals.data.data.length === 0 ? (
        <EmptyState title="Ninguna apelación espera">
          Aquí aparecen las apelaciones de la comunidad.
        </EmptyState>
      ) : (
        <ul className={styles.appeals}>
          {appeals.data.data.map((appeal) => (
            <li key={appeal.decision.id}>
              <AppealCard appeal={appeal} onAnswered={onAnswered} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface AppealCardProps {
  appeal: OpenAppeal
  onAnswered: () => void
}

const AppealCard = ({ appeal, onAnswered }: AppealCardProps) => (
  <Card as="article" className={styles.appeal}>
    <SnapshotView snapshot={appeal.snapshot} />
    <DecisionList decisions={[appeal.decision]} empty="" />
    <p className={styles.text}>
      <strong>Apelación:</strong> {appeal.text}
    </p>
    {appeal.may.includes('decide') ? (
      <AnswerForm id={appeal.decision.id} onAnswered={onAnswered} />
    ) : (
      <p className={styles.other}>{moderationMessages.ownDecision}</p>
    )}
  </Card>
)

const AnswerForm = ({ id, onAnswered }: { id: string; onAnswered: () => void }) => {
  const answer = useAnswerAppeal()
  const send = (isUpheld: boolean, reason: string) => {
    if (answer.isPending) return
    answer.mutate(
      { id, isUpheld, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(isUpheld ? 'La decisión se mantiene.' : 'La apelación fue aceptada.')
          onAnswered()
        },
      },
    )
  }
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason:
        reason.trim() === ''
          ? moderationMessages.decisionReasonRequired
          : isLongerThan(reason.trim(), DECISION_REASON_MAX)
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
        <Button {...form.submit} variant="secondary" once busy={answer.isPending}>
          Mantener la decisión
        </Button>
        <Button
          once
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
