import type { ChatMessage } from '@andariego/contract/assistant'
import type { AnswerVerdict } from '@andariego/contract/assistant-rules'
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../platform/api/api.ts'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { type History, historyKey, withMessage } from './history-query.ts'
import styles from './verdict.module.css'

const kinds = [
  { kind: 'useful', label: 'Me sirvió', Icon: IconThumbUp, Pressed: IconThumbUpFilled },
  { kind: 'useless', label: 'No me sirvió', Icon: IconThumbDown, Pressed: IconThumbDownFilled },
] as const

/** Buttons to rate an answer as useful or not; pressing the same one again removes the rating. */
export const Verdict = ({ answer }: { answer: ChatMessage }) => {
  const client = useQueryClient()
  const barred = useBarred('change')
  const give = useMutation({
    mutationFn: (verdict: AnswerVerdict | null) =>
      api('PUT /chat/messages/:id/verdict', { params: { id: answer.id }, body: { verdict } }),
    onSuccess: ({ data }) => {
      client.setQueryData<History>(historyKey, (history) => withMessage(history, data))
      if (data.verdict === 'useless')
        showToast(
          'Gracias. Quien mejora el asistente podrá leer esta pregunta y su respuesta, sin tu nombre.',
        )
    },
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
  // Optimistic: the pressed button shows at once.
  const verdict = give.isPending ? give.variables : (answer.verdict ?? null)
  return (
    <fieldset className={styles.verdict} aria-label="¿Te sirvió esta respuesta?">
      {kinds.map(({ kind, label, Icon, Pressed }) => {
        const chosen = verdict === kind
        return (
          <button
            key={kind}
            type="button"
            className={styles.button}
            aria-label={label}
            aria-pressed={chosen}
            title={label}
            onClick={() => {
              if (!give.isPending) give.mutate(chosen ? null : kind)
            }}
            {...barred}
          >
            {chosen ? <Pressed aria-hidden="true" /> : <Icon aria-hidden="true" />}
          </button>
        )
      })}
    </fieldset>
  )
}
