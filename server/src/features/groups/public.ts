import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { tell } from '../notifications/public.ts'
import { groupEvent } from './group-event.ts'
import { handOver } from './handover.ts'
import { membershipsOf } from './memberships-repository.ts'
import { heirSubject } from './told.ts'

export { groupsFacts } from './facts.ts'
export { haveGroupInCommon, holdGroups } from './memberships-repository.ts'
export { moderatedGroups } from './moderated.ts'
export { groupIdsOf, groupsAmong, type ItinerariesOfGroup } from './select-groups.ts'
export { groupsTold } from './told.ts'

/** Adds groups to the export of an account, and hands them over when it is removed. */
export const groupsOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('grupos', await membershipsOf(database, userId))
  },
  beforeRemoval: async (tx, userId, emit) => {
    for (const { groupId, userIds, heirId } of await handOver(tx, userId)) {
      emit(groupEvent(groupId, userIds))
      if (heirId === null) continue
      const about = { kind: 'group', subject: heirSubject(groupId), detail: groupId, by: null } as const
      await tell(tx, emit, { ...about, to: [heirId] })
    }
  },
})
