import type { DirectMessage } from '@andariego/contract/messages'
import { type CallerOrVisitor, policy } from '../../platform/policy.ts'

type Subject = Pick<DirectMessage, 'senderId'>

/**
 * What one of the two of a conversation may do with one of its messages. SQL decides who the two are; whom one may write to is a
 * question about people (people/policies.ts).
 */
const { deeds } = policy<DirectMessage['may'][number], Subject>(
  { report: ({ id }, { senderId }) => senderId !== id },
  { report: 'POST /reports' },
)

export const decided = <T extends Subject>(caller: CallerOrVisitor, message: T) => ({
  ...message,
  may: deeds(caller, message),
})
