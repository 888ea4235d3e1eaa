import type { PlatformEvent } from '../../platform/events.ts'
import type { Company } from './members-repository.ts'

/** Tells the open pages of these users that something about a group has changed. */
export const groupEvent = (groupId: string, userIds: string[]): PlatformEvent => ({
  type: 'live',
  userIds,
  event: { type: 'group', groupId },
})

export const everybody = ({ adminId, memberIds }: Company): string[] => [adminId, ...memberIds]
