import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession } from '../../../platform/session/session.ts'

/** Whether signing in to the user's account asks for a code. */
export const useSecondFactor = () =>
  useQuery({
    ...query('GET /auth/second-factor'),
    select: ({ data }) => data,
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })
