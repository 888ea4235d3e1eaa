import type { Device } from '@andariego/contract/accounts'
import { ApiError, api } from '../../platform/api/api.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { devicesKey } from './devices-query.ts'

const without = (devices: Device[], ended: string) => devices.filter(({ id }) => id !== ended)

const end = async (id: string) => {
  try {
    await api('DELETE /auth/sessions/:id', { params: { id } })
  } catch (error) {
    // Ended meanwhile from elsewhere: what was wanted is so.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
  return id
}

/** Signs another device out. */
export const useEndSession = () =>
  useOptimisticMutation({
    key: devicesKey,
    apply: without,
    send: end,
    settle: without,
    failed: 'No se pudo cerrar la sesión. Inténtalo nuevamente.',
  })
