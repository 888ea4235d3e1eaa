import type { Standing } from '@andariego/contract/gamification'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { discard, exportMedia, mediaRepository } from '../media/public.ts'
import { blocksRepository } from './blocks-repository.ts'
import { portraitOwner } from './portrait-owner.ts'
import { profilesRepository } from './profiles-repository.ts'
import { createRetiredHandles } from './retired-handles.ts'

export { blocksRepository } from './blocks-repository.ts'
export { peopleRepository } from './people-repository.ts'
export { isSomebodyElse } from './policies.ts'
export { portraitOwner } from './portrait-owner.ts'
export { profilesRepository } from './profiles-repository.ts'
export { publicPeople } from './public-people.ts'
export { peopleJobs } from './retired-handles.ts'
export {
  calledColumns,
  hasBlocks,
  isBlockedFor,
  isMutedFor,
  isPersonDeleted,
  lastingPersonJson,
  personJson,
  shownEmail,
  type Viewer,
} from './select-person.ts'

export { sharedWith } from './shown-to.ts'

/** Returns the level and points of each of these users, in order. Provided by gamification. */
export type StandingsOf = (userIds: readonly string[]) => Promise<Standing[]>

/**
 * Looks at what a user has just written of themselves; returns whether it is hidden until a moderator has seen it. Provided by
 * moderation.
 */
export type LookAtProfile = (
  tx: Tx,
  emit: Emit,
  written: { userId: string; text: string },
) => Promise<boolean>

/** Adds a person's data to the export of an account. Profile, handles, blocks and mutes are deleted with the user's row. */
export const peopleOfAccount = (services: Services): AccountPart => ({
  addToExport: async (userId, { add, addFile }) => {
    const profiles = profilesRepository(services.database)
    const blocks = blocksRepository(services.database)
    const idsOf = (people: { id: string; since: string }[]) => people.map(({ id, since }) => ({ id, since }))
    add('perfil', { ...(await profiles.one(userId)), handles: await profiles.handlesOf(userId) })
    add('bloqueos', {
      blocked: idsOf(await blocks.blockedBy(userId)),
      muted: idsOf(await blocks.mutedBy(userId)),
    })
    await exportMedia(services, addFile, portraitOwner(userId).type, sql`select ${userId}::uuid`)
  },
  beforeRemoval: async (tx, userId) => {
    const portrait = await mediaRepository(tx).filesOf(portraitOwner(userId))
    await createRetiredHandles(services).retire(tx, await profilesRepository(tx).handlesOf(userId))
    return () => discard(services, portrait)
  },
})
