import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'

type NewDecision = RequestOf<Endpoints['POST /moderation/decisions']>['body']
interface Answered {
  id: string
  isUpheld: boolean
  reason: string
}

export const useDecide = () => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: (body: NewDecision, once) => api('POST /moderation/decisions', { body, headers: once(body) }),
    // Also after an error: a colleague may have decided meanwhile, and the case then shows it.
    onSettled: () => invalidateAfter(client, 'POST /moderation/decisions'),
  })
}

export const useAnswerAppeal = () => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: ({ id, ...body }: Answered, once) =>
      api('POST /moderation/appeals/:id/answer', { params: { id }, body, headers: once({ id, ...body }) }),
    onSuccess: () => invalidateAfter(client, 'POST /moderation/appeals/:id/answer'),
  })
}
