import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'

/** The open corrections of a place that the visitor may see. */
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
  })
}

export const useWithdrawCorrection = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /corrections/:id', { params: { id } }),
    onSuccess: () => invalidateAfter(client, 'DELETE /corrections/:id'),
  })
}
