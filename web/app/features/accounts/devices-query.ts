import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

/** Where the visitor is signed in. */
export const useDevices = () =>
  useQuery({
    ...query('GET /auth/sessions'),
    select: ({ data }) => data,
    // Asked at the moment itself: the page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
