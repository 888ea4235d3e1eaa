import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'

export const usePasskeys = () =>
  useQuery({
    ...query('GET /auth/passkeys'),
    select: ({ data }) => data,
    // The page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })

interface NewPasskey {
  name: string
  password: string
}

/** Has the browser make a passkey and hands it to the server. */
export const useAddPasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const { data: optionsJSON } = await api('POST /auth/passkeys/registration', { body: { password } })
      const { startRegistration } = await import('@simplewebauthn/browser')
      const response = await startRegistration({ optionsJSON: optionsJSON as never })
      return api('POST /auth/passkeys', { body: { name, response: response as never } })
    },
    onSuccess: () => invalidateAfter(client, 'POST /auth/passkeys'),
  })
}

export const useRenamePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api('PUT /auth/passkeys/:id', { params: { id }, body: { name } }),
    onSuccess: () => invalidateAfter(client, 'POST /auth/passkeys'),
  })
}

export const useRemovePasskey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('DELETE /auth/passkeys/:id', { params: { id } }),
    onSuccess: () => invalidateAfter(client, 'POST /auth/passkeys'),
  })
}
