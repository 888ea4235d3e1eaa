import type { Review, ReviewDeed } from '@andariego/contract/reviews'
import { type CallerOrVisitor, policy, type Undecided } from '../../platform/policy.ts'

type Subject = Pick<Review, 'userId'>
const isAuthor = ({ id }: { id: string }, { userId }: Subject) => userId === id

/** What a caller may do with a review; nobody may react to their own, or report it. */
export const { may, deeds } = policy<ReviewDeed, Subject>(
  {
    edit: isAuthor,
    remove: isAuthor,
    react: (caller, review) => !isAuthor(caller, review),
    report: (caller, review) => !isAuthor(caller, review),
  },
  {
    edit: 'PUT /places/reviews/:id',
    remove: 'DELETE /places/reviews/:id',
    react: 'POST /places/reviews/:id/reaction',
    report: 'POST /reports',
  },
)

export const decided = (caller: CallerOrVisitor, review: Undecided<Review>): Review => ({
  ...review,
  may: deeds(caller, review),
})
