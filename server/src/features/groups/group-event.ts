import type { PlatformEvent } from '../../platform/events.ts'
import type { Company } from './members-repository.ts'

/** The event for these users' open pages that a group has changed. */
export const groupEvent = (groupId: string, userIds: string[]): PlatformEvent => ({
  type: 'live',
  userIds,
  event: { type: 'group', groupId },
})

export const everybody = ({ adminId, memberIds }: Company): string[] => [adminId, ...memberIds]
