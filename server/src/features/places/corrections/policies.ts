import type { Role } from '@andariego/contract/accounts-rules'
import type { CorrectionDeed } from '@andariego/contract/corrections'
import { policy } from '../../../platform/policy.ts'

interface Suggested {
  /** The suggester. */
  authorId: string
  /** Who added the place; null when the account was deleted. */
  placeAuthorId: string | null
}

/** Whether the caller sees all pending suggestions, also across a block; others see their own and those about places they added. */
export const seesAll = ({ role }: { role: Role }): boolean => role === 'moderator'

/** Whether the number of corrections that the caller may suggest in a day is limited. */
export const isLimited = ({ role }: { role: Role }): boolean => role !== 'moderator'

/** Who may answer a suggestion, and who may withdraw it. */
export const { may, deeds } = policy<CorrectionDeed, Suggested>(
  {
    decide: ({ id, role }, { placeAuthorId }) => placeAuthorId === id || role === 'moderator',
    withdraw: ({ id }, { authorId }) => authorId === id,
  },
  { decide: 'POST /corrections/:id/decision', withdraw: 'DELETE /corrections/:id' },
)
