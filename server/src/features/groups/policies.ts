import type { Group, GroupDeed } from '@andariego/contract/groups'
import { type CallerOrVisitor, policy, type Undecided } from '../../platform/policy.ts'

interface Subject {
  adminId: string
  memberIds: string[]
}
const isAdmin = ({ id }: { id: string }, { adminId }: Subject) => adminId === id

/** What a caller may do with a group. SQL decides whether they may know of it at all. */
export const { may, deeds } = policy<GroupDeed, Subject>(
  {
    'add-member': isAdmin,
    'remove-member': isAdmin,
    remove: isAdmin,
    leave: ({ id }, { memberIds }) => memberIds.includes(id),
    report: (caller, group) => !isAdmin(caller, group),
  },
  {
    'add-member': 'POST /groups/:id/members',
    'remove-member': 'DELETE /groups/:id/members/:userId',
    remove: 'DELETE /groups/:id',
    leave: 'DELETE /groups/:id/members/:userId',
    report: 'POST /reports',
  },
)

export const decided = (caller: CallerOrVisitor, group: Undecided<Group>): Group => ({
  ...group,
  may: deeds(caller, { adminId: group.adminId, memberIds: group.members.map(({ id }) => id) }),
})
