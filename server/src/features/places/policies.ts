import type { DescriptionVersion, PlaceDeed } from '@andariego/contract/places'
import { type CallerOrVisitor, policy } from '../../platform/policy.ts'

/** What a caller may do with a place beyond what everybody may. */
export const { may, deeds } = policy<PlaceDeed, { createdBy: string | null; isDescriptionLocked: boolean }>(
  {
    correctKind: ({ id, role }, { createdBy }) => createdBy === id || role === 'moderator',
    // A lock holds for moderators, too: it says that the text stays as it is.
    describe: (_caller, { isDescriptionLocked }) => !isDescriptionLocked,
    report: ({ id }, { createdBy }) => createdBy !== id,
  },
  {
    correctKind: 'PUT /places/:id/kind',
    describe: 'PUT /places/:id/description',
    report: 'POST /reports',
  },
)

const version = policy<DescriptionVersion['may'][number], Pick<DescriptionVersion, 'authorId'>>(
  { report: ({ id }, { authorId }) => authorId !== id },
  { report: 'POST /reports' },
)
export const decidedVersion = <T extends Pick<DescriptionVersion, 'authorId'>>(
  caller: CallerOrVisitor,
  shown: T,
) => ({
  ...shown,
  may: version.deeds(caller, shown),
})
