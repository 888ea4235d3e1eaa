import type { PlaceDeed } from '@andariego/contract/places'
import { policy } from '../../platform/policy.ts'

/** What a caller may do with a place beyond what everybody may. */
export const { may, deeds } = policy<PlaceDeed, { createdBy: string | null }>(
  {
    correctKind: ({ id, role }, { createdBy }) => createdBy === id || role === 'moderator',
  },
  { correctKind: 'PUT /places/:id/kind' },
)
