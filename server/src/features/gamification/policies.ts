import { policy } from '../../platform/policy.ts'

interface Subject {
  userId: string
}
const isOwn = ({ id }: { id: string }, { userId }: Subject) => userId === id

/** What a caller may do with a user's points: have them recomputed, and take the unseen notification. */
export const { may } = policy<'settle' | 'see-unseen', Subject>(
  { settle: isOwn, 'see-unseen': isOwn },
  { settle: 'POST /users/:id/points', 'see-unseen': 'GET /users/:id/stats' },
)
