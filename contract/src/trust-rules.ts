/** How far the community trusts somebody, by time and by points. No zod here: this reaches the browser. */
export type Trust = 'new' | 'member' | 'regular'

const DAY_MS = 86_400_000

/** Both days and points are required: waiting is no contribution, and one busy afternoon does not earn trust. */
const MEMBER = { days: 3, points: 15 }
const REGULAR = { days: 30, points: 250 }

export const trustOf = ({ createdAt, points }: { createdAt: Date; points: number }, now: Date): Trust => {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS
  const reaches = (level: typeof MEMBER) => days >= level.days && points >= level.points
  if (reaches(REGULAR)) return 'regular'
  return reaches(MEMBER) ? 'member' : 'new'
}

/** How many strangers a user may write to for the first time per day. */
export const STRANGERS_A_DAY: Record<Trust, number> = { new: 10, member: 25, regular: 50 }
/** How many corrections of places a user may suggest per day. */
export const CORRECTIONS_A_DAY: Record<Trust, number> = { new: 5, member: 20, regular: 50 }
/** How much adding one person to a group or a trip takes from the daily budget of 200. */
export const INVITATION_COST: Record<Trust, number> = { new: 10, member: 4, regular: 1 }
