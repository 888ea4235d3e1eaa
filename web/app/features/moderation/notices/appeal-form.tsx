import { APPEAL_MAX, moderationMessages } from '@andariego/contract/moderation-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { failureWords } from '../failure-words.ts'
import styles from './notices.module.css'

const useAppeal = (id: string) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: (text: string, once) =>
      api('POST /moderation/decisions/:id/appeal', {
        params: { id },
        body: { text },
        headers: once({ text }),
      }),
    onSuccess: () => invalidateAfter(client, 'POST /moderation/decisions/:id/appeal'),
  })
}

/** Form for the single appeal that an author has against a decision. */
export const AppealForm = ({ decisionId }: { decisionId: string }) => {
  const appeal = useAppeal(decisionId)
  const form = useForm({
    initial: { text: '' },
    draft: `appeal:${decisionId}`,
    check: ({ text }) => ({
      text: isLongerThan(text.trim(), APPEAL_MAX) ? moderationMessages.appealTooLong : null,
    }),
    send: ({ text }) => {
      if (!appeal.isPending && text.trim() !== '') appeal.mutate(text.trim(), { onSuccess: form.clear })
    },
  })
  return (
    <form {...form.form} className={styles.form}>
      {appeal.isError && (
        <FormMessage>
          {failureWords(appeal.error, 'No se pudo enviar la apelación. Intenta de nuevo.')}
        </FormMessage>
      )}
      <TextArea
        {...form.field('text')}
        data-autofocus
        label="¿Por qué no estás de acuerdo?"
        hint="Puedes apelar una sola vez. Decide una persona distinta."
        counterLimit={APPEAL_MAX}
        aria-required
      />
      <Button {...form.submit} busy={appeal.isPending} disabled={form.values.text.trim() === ''}>
        Enviar apelación
      </Button>
    </form>
  )
}
