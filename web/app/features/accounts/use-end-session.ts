import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { type AnswerOf, query } from '../../platform/api/queries.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'

type Devices = AnswerOf<'GET /auth/sessions'>

const without = (devices: Devices, ended: string): Devices => ({
  ...devices,
  data: devices.data.filter(({ id }) => id !== ended),
})

const end = async (id: string) => {
  try {
    await api('DELETE /auth/sessions/:id', { params: { id } })
  } catch (error) {
    // The session was already ended from another device.
    if (failureOf('DELETE /auth/sessions/:id', error) !== 'not-found') throw error
  }
}

/** Ends the session of another device. */
export const useEndSession = () => {
  const client = useQueryClient()
  return useOptimisticMutation({
    key: query('GET /auth/sessions').queryKey,
    apply: without,
    send: async (id: string) => {
      await end(id)
      void invalidateAfter(client, 'DELETE /auth/sessions/:id')
      return id
    },
    settle: without,
    failed: 'No se pudo cerrar la sesión. Inténtalo nuevamente.',
  })
}
