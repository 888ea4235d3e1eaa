import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

/** The devices on which the user is signed in. */
export const useDevices = () =>
  useQuery({
    ...query('GET /auth/sessions'),
    select: ({ data }) => data,
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })
