import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'

/** Whether the visitor is asked for a code when signing in. */
export const useSecondFactor = () =>
  useQuery({
    ...query('GET /auth/second-factor'),
    select: ({ data }) => data,
    // The page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
