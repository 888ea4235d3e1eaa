import { APPEAL_MAX, moderationMessages } from '@andariego/contract/moderation-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
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
  const [text, setText, clear] = useDraft(`appeal:${decisionId}`, '')
  const appeal = useAppeal(decisionId)
  const isTooLong = text.trim().length > APPEAL_MAX
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!appeal.isPending && text.trim() !== '' && !isTooLong)
          appeal.mutate(text.trim(), { onSuccess: clear })
      }}
    >
      {appeal.isError && (
        <FormMessage>
          {failureWords(appeal.error, 'No se pudo enviar la apelación. Intenta de nuevo.')}
        </FormMessage>
      )}
      <TextArea
        label="¿Por qué no estás de acuerdo?"
        hint="Puedes apelar una sola vez. Decide una persona distinta."
        value={text}
        counterLimit={APPEAL_MAX}
        error={isTooLong ? moderationMessages.appealTooLong : null}
        onChange={({ target }) => setText(target.value)}
        aria-required
      />
      <Button type="submit" busy={appeal.isPending} disabled={text.trim() === '' || isTooLong}>
        Enviar apelación
      </Button>
    </form>
  )
}
