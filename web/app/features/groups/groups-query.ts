import { GROUPS_PAGE_SIZE } from '@andariego/contract/groups-rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

export const groupsPages = pagedQuery('GET /groups', { query: { limit: GROUPS_PAGE_SIZE } })

/** The groups that the user administers or belongs to, newest first. */
export const useGroups = () =>
  useInfiniteQuery({
    ...groupsPages,
    meta: { live: true },
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })
