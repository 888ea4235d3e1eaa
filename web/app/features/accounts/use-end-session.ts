import { api } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
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
    // Somebody ended it meanwhile from elsewhere.
    if (failureOf('DELETE /auth/sessions/:id', error) !== 'not-found') throw error
  }
  return id
}

/** Signs another device out. */
export const useEndSession = () =>
  useOptimisticMutation({
    key: query('GET /auth/sessions').queryKey,
    apply: without,
    send: end,
    settle: without,
    failed: 'No se pudo cerrar la sesión. Inténtalo nuevamente.',
  })
