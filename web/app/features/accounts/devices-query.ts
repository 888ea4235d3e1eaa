import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

export const devicesKey = ['devices']

/** Where the visitor is signed in. */
export const useDevices = () =>
  useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await api('GET /auth/sessions', { signal })).data,
  })
