import type { CorrectionDeed } from '@andariego/contract/corrections'
import { policy } from '../../../platform/policy.ts'

interface Suggested {
  /** The suggester. */
  authorId: string
  /** Who added the place; null when the account was deleted. */
  placeAuthorId: string | null
}

/** Who may answer a suggestion, and who may withdraw it. */
export const { may, deeds } = policy<CorrectionDeed, Suggested>(
  {
    decide: ({ id, role }, { placeAuthorId }) => placeAuthorId === id || role === 'moderator',
    withdraw: ({ id }, { authorId }) => authorId === id,
  },
  { decide: 'POST /corrections/:id/decision', withdraw: 'DELETE /corrections/:id' },
)
