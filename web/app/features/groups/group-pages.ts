import type { Group } from '@andariego/contract/groups'
import type { PagesOf } from '../../platform/api/queries.ts'

export type GroupPages = PagesOf<'GET /groups'>

/** A membership, named by the ids of the group and the member. */
export interface Membership {
  groupId: string
  userId: string
}

/** All groups of the loaded pages. A group may have moved from one page to the next between two requests; it is listed once. */
export const groupsOf = (pages: GroupPages | undefined): Group[] => {
  const seen = new Map<string, Group>()
  for (const group of pages?.pages.flatMap((page) => page.data) ?? []) {
    if (!seen.has(group.id)) seen.set(group.id, group)
  }
  return [...seen.values()]
}

const inEachPage = (pages: GroupPages, change: (groups: Group[]) => Group[]): GroupPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })),
})

export const withoutGroup = (pages: GroupPages, id: string): GroupPages =>
  inEachPage(pages, (groups) => groups.filter((group) => group.id !== id))

/** Adds a group at the top, because the server lists the newest first. */
export const withNewGroup = (pages: GroupPages, group: Group): GroupPages => {
  const [first, ...others] = withoutGroup(pages, group.id).pages
  return first ? { ...pages, pages: [{ ...first, data: [group, ...first.data] }, ...others] } : pages
}

export const withChangedGroup = (pages: GroupPages, changed: Group): GroupPages =>
  inEachPage(pages, (groups) => groups.map((group) => (group.id === changed.id ? changed : group)))

export const withoutMember = (pages: GroupPages, { groupId, userId }: Membership): GroupPages =>
  inEachPage(pages, (groups) =>
    groups.map((group) =>
      group.id === groupId ? { ...group, members: group.members.filter(({ id }) => id !== userId) } : group,
    ),
  )
