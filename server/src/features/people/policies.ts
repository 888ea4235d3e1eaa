import type { Profile } from '@andariego/contract/profile'
import { type Asker, policy, type Undecided } from '../../platform/policy.ts'

/** What a caller may do with a profile as its owner sees it. */
const { deeds } = policy<Profile['may'][number], { id: string }>(
  { edit: (caller, { id }) => caller.id === id },
  { edit: 'PUT /users/me/profile' },
)

export const decided = (caller: Asker, profile: Undecided<Profile>): Profile => ({
  ...profile,
  may: deeds(caller, profile),
})
