import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'

export const usePasskeys = () =>
  useQuery({
    ...query('GET /auth/passkeys'),
    select: ({ data }) => data,
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })

interface NewPasskey {
  name: string
  password: string
}

/** Asks the browser to create a passkey and sends it to the server. */
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
    onSuccess: () => invalidateAfter(client, 'DELETE /auth/passkeys/:id'),
  })
}
