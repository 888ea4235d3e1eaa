import type { CorrectionDeed } from '@andariego/contract/corrections'
import { policy } from '../../../platform/policy.ts'

interface Suggested {
  /** Who suggested it. */
  authorId: string
  /** Who added the place; null when their account is gone. */
  placeAuthorId: string | null
}

/** Who answers a suggestion, and who takes it back. */
export const { may, deeds } = policy<CorrectionDeed, Suggested>({
  decide: ({ id, role }, { placeAuthorId }) => placeAuthorId === id || role === 'moderator',
  withdraw: ({ id }, { authorId }) => authorId === id,
})
