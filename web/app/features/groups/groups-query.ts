import { GROUPS_PAGE_SIZE } from '@andariego/contract/groups-rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

export const groupsPages = pagedQuery('GET /groups', { query: { limit: GROUPS_PAGE_SIZE } })

/** The groups that the visitor administers or belongs to, newest first. */
export const useGroups = () =>
  useInfiniteQuery({
    ...groupsPages,
    meta: { live: true },
    // Asked at the moment itself: the page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
