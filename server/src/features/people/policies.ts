import type { Role } from '@andariego/contract/accounts-rules'
import type { PersonDeed } from '@andariego/contract/people'
import type { Profile } from '@andariego/contract/profile'
import { type CallerOrVisitor, policy, type Undecided } from '../../platform/policy.ts'

/** What a caller may do with a profile as its owner sees it. */
const { deeds } = policy<Profile['may'][number], { id: string }>(
  { edit: (caller, { id }) => caller.id === id },
  { edit: 'PUT /users/me/profile' },
)

/** Whether the caller's name and handle may look like a moderator's. */
export const mayResembleModerators = ({ role }: { role: Role }): boolean => role === 'moderator'

/** Everybody may meet everybody but themselves; between whom a block is, SQL decides, as if the other did not exist. */
export const isSomebodyElse = (caller: { id: string }, { id }: { id: string }): boolean =>
  caller.id !== id.toLowerCase()

/** What a caller may do about a person. */
export const { deeds: deedsAbout } = policy<PersonDeed, { id: string }>(
  { message: isSomebodyElse, mute: isSomebodyElse, block: isSomebodyElse, report: isSomebodyElse },
  {
    // It opens the conversation; whoever may not publish reads there why they cannot write.
    message: 'GET /direct-messages/conversation/:userId',
    mute: 'PUT /users/:id/mute',
    block: 'PUT /users/:id/block',
    report: 'POST /reports',
  },
)

export const decided = (caller: CallerOrVisitor, profile: Undecided<Profile>): Profile => ({
  ...profile,
  may: deeds(caller, profile),
})
