import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'

export const devicesKey = ['devices']

/** Where the visitor is signed in. */
export const useDevices = () =>
  useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await api('GET /auth/sessions', { signal })).data,
    // Asked at the moment itself: the page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
