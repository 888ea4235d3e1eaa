import { policy } from '../../platform/policy.ts'

interface Subject {
  userId: string
}
const isOwn = ({ id }: { id: string }, { userId }: Subject) => userId === id

/** What a caller may do to somebody's points: have them counted again, and be told once what is new. */
export const { may } = policy<'settle' | 'take-news', Subject>({ settle: isOwn, 'take-news': isOwn })
