import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { showToast } from '../../../platform/toasts.ts'

/** Whether somebody else was quicker, or the suggestion was withdrawn: no button on it works any more. */
const isOver = (error: unknown): boolean => {
  const failure = failureOf('POST /corrections/:id/decision', error)
  return failure === 'outdated' || failure === 'not-found'
}

/** Says why in a toast, because the card of a suggestion that is over disappears. */
const tellAndRenew = (client: QueryClient, error: unknown) => {
  showToast(formatError(error), { kind: 'error' })
  return invalidateAfter(client, 'POST /corrections/:id/decision')
}

/** The open corrections of a place that the user may see. */
export const useCorrections = (placeId: string) =>
  useQuery({
    ...query('GET /places/:id/corrections', { params: { id: placeId } }),
    select: ({ data }) => data,
  })

/** The open corrections of all places, for moderators. */
export const useCorrectionQueue = () =>
  useQuery({ ...query('GET /moderation/corrections'), select: ({ data }) => data })

type Suggested = RequestOf<Endpoints['POST /places/:id/corrections']>['body']

export const useSuggestCorrection = (placeId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Suggested) => api('POST /places/:id/corrections', { params: { id: placeId }, body }),
    onSuccess: () => invalidateAfter(client, 'POST /places/:id/corrections'),
  })
}

type Answer = RequestOf<Endpoints['POST /corrections/:id/decision']>['body']

export const useDecideCorrection = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Answer) => api('POST /corrections/:id/decision', { params: { id }, body }),
    onSuccess: () => invalidateAfter(client, 'POST /corrections/:id/decision'),
    onError: (error) => (isOver(error) ? tellAndRenew(client, error) : undefined),
  })
}

export const useWithdrawCorrection = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /corrections/:id', { params: { id } }),
    onSuccess: () => invalidateAfter(client, 'DELETE /corrections/:id'),
    onError: (error) => (isOver(error) ? tellAndRenew(client, error) : undefined),
  })
}
