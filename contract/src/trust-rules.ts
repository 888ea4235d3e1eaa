/** How far the community knows somebody, by time and by points. No zod here: rules are plain. */
export type Trust = 'new' | 'member' | 'regular'

const DAY_MS = 86_400_000

/** Both are asked for: waiting alone is no contribution, and points of an afternoon are no acquaintance. */
const MEMBER = { days: 3, points: 15 }
const REGULAR = { days: 30, points: 250 }

export const trustOf = ({ createdAt, points }: { createdAt: Date; points: number }, now: Date): Trust => {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS
  const reaches = (level: typeof MEMBER) => days >= level.days && points >= level.points
  if (reaches(REGULAR)) return 'regular'
  return reaches(MEMBER) ? 'member' : 'new'
}

/** Strangers that one may write to for the first time within a day. */
export const STRANGERS_A_DAY: Record<Trust, number> = { new: 10, member: 25, regular: 50 }
/** Corrections of places that one may suggest within a day. */
export const CORRECTIONS_A_DAY: Record<Trust, number> = { new: 5, member: 20, regular: 50 }
/** What bringing one person into a group takes of a day's allowance of 200. */
export const INVITATION_COST: Record<Trust, number> = { new: 10, member: 4, regular: 1 }
