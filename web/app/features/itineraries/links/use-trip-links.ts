import type { Person } from '@andariego/contract/people'
import type { PublicField, TripRole } from '@andariego/contract/trips-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { showToast } from '../../../platform/toasts.ts'

export const useTripLinks = (id: string) => useQuery(query('GET /itineraries/:id/links', { params: { id } }))
export const useTripPeople = (id: string) =>
  useQuery(query('GET /itineraries/:id/people', { params: { id } }))

const onError = (error: unknown) => showToast(formatError(error), { kind: 'error' })

export type NewLink =
  | { kind: 'public'; fields: PublicField[]; until: string | null }
  | { kind: 'calendar' }
  | { kind: 'invitation'; role: TripRole }

export const useMakeLink = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewLink) =>
      (await api('POST /itineraries/:id/links', { params: { id }, body })).data,
    onSuccess: () => invalidateAfter(client, 'POST /itineraries/:id/links'),
    onError,
  })
}

export const useEndLink = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (linkId: string) => api('DELETE /itineraries/:id/links/:linkId', { params: { id, linkId } }),
    onSuccess: async () => {
      showToast('El enlace ya no abre nada.')
      await invalidateAfter(client, 'DELETE /itineraries/:id/links/:linkId')
    },
    onError,
  })
}

export const usePutPerson = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: TripRole }) =>
      api('PUT /itineraries/:id/people/:userId', { params: { id, userId }, body: { role } }),
    onSuccess: () => invalidateAfter(client, 'PUT /itineraries/:id/people/:userId'),
  })
}

export const useRemovePerson = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: userId }: Person) =>
      api('DELETE /itineraries/:id/people/:userId', { params: { id, userId } }),
    onSuccess: () => invalidateAfter(client, 'DELETE /itineraries/:id/people/:userId'),
    onError,
  })
}
