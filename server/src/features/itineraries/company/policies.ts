import type { CommentDeed, TripComment } from '@andariego/contract/trip-company'
import { type CallerOrVisitor, policy, type Undecided } from '../../../platform/policy.ts'

interface Subject {
  authorId: string
  /** The trip's owner. */
  ownerId: string
}

/** What a caller may do with a comment on a trip that they may open. */
export const { may, deeds } = policy<CommentDeed, Subject>(
  {
    remove: ({ id }, { authorId, ownerId }) => id === authorId || id === ownerId,
    report: ({ id }, { authorId }) => id !== authorId,
  },
  { remove: 'DELETE /itineraries/:id/comments/:commentId', report: 'POST /reports' },
)

export const decided = (
  caller: CallerOrVisitor,
  comment: Undecided<TripComment>,
  ownerId: string,
): TripComment => ({
  ...comment,
  may: deeds(caller, { authorId: comment.by.id, ownerId }),
})
