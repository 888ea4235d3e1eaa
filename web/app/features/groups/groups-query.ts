import { GROUPS_PAGE_SIZE } from '@andariego/contract/groups-rules'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import type { GroupPage, GroupPages } from './group-pages.ts'

export const groupsKey = ['groups']

/** The groups that the visitor administers or belongs to, newest first. */
export const useGroups = () =>
  useInfiniteQuery<GroupPage, Error, GroupPages, QueryKey, string | undefined>({
    queryKey: groupsKey,
    queryFn: ({ pageParam, signal }) =>
      api('GET /groups', { query: { limit: GROUPS_PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { live: true },
    // Asked at the moment itself: the page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
