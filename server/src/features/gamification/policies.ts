import { policy } from '../../platform/policy.ts'

interface Subject {
  userId: string
}
const isOwn = ({ id }: { id: string }, { userId }: Subject) => userId === id

/** What a caller may do with a user's points: have them recomputed, and take the unseen notification. */
export const { may } = policy<'settle' | 'take-news', Subject>(
  { settle: isOwn, 'take-news': isOwn },
  { settle: 'POST /users/:id/points', 'take-news': 'GET /users/:id/stats' },
)
