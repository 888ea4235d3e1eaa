import type { PlaceDeed } from '@andariego/contract/places'
import { policy } from '../../platform/policy.ts'

/** What a caller may do with a place beyond what everybody may. */
export const { may, deeds } = policy<PlaceDeed, { createdBy: string | null; isDescriptionLocked: boolean }>(
  {
    correctKind: ({ id, role }, { createdBy }) => createdBy === id || role === 'moderator',
    // A lock holds for moderators, too: it says that the text stays as it is.
    describe: (_caller, { isDescriptionLocked }) => !isDescriptionLocked,
  },
  { correctKind: 'PUT /places/:id/kind', describe: 'PUT /places/:id/description' },
)
