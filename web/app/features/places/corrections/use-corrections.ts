import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'

/** What waits for an answer about a place, as far as the caller may see it. */
export const useCorrections = (placeId: string) =>
  useQuery({
    ...query('GET /places/:id/corrections', { params: { id: placeId } }),
    select: ({ data }) => data,
  })

/** What waits for an answer about any place; for moderators. */
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
  })
}

export const useWithdrawCorrection = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /corrections/:id', { params: { id } }),
    onSuccess: () => invalidateAfter(client, 'DELETE /corrections/:id'),
  })
}
