import {
  BADGES,
  type Badge,
  badgeOf,
  type Fact,
  LIKES_PER_VOTER_PER_DAY,
  levelOf,
  PAID_TIMES,
  POINTS,
  POINTS_PER_DAY,
} from '@andariego/contract/gamification-rules'
import type { Claim, Deed, PaidAction } from './deeds.ts'

/** A row of the ledger; a negative one takes back the positive one of its round. */
export interface Entry {
  action: PaidAction
  subject: string
  round: number
  points: number
  voter: string | null
  isToday: boolean
}

export interface Payment extends Claim {
  round: number
}

const sum = (entries: readonly { points: number }[]) =>
  entries.reduce((total, { points }) => total + points, 0)

/** The round in which a subject pays; null while it is paid, and once it was paid for the last time. */
const roundOf = ({ action, subject }: Claim, entries: readonly Entry[]): number | null => {
  const earlier = entries.filter((entry) => entry.action === action && entry.subject === subject)
  const isPaid = sum(earlier) > 0
  const round = Math.max(0, ...earlier.map((entry) => entry.round)) + 1
  return isPaid || round > PAID_TIMES ? null : round
}

/**
 * Whether the review behind a bonus is paid, and paid without it: until the bonus had a row of its own it was part of the
 * review's, and stays that.
 */
const isBonusOpen = ({ subject }: Claim, entries: readonly Entry[]): boolean => {
  const paid = sum(entries.filter((entry) => entry.action === 'review_created' && entry.subject === subject))
  return paid > 0 && paid <= POINTS.review_created.points
}

const perDayOf = (action: PaidAction): number | null =>
  POINTS[action === 'review_long' ? 'review_created' : action].perDay

/**
 * What is paid of these claims. `entries` are the ledger's rows of today and those of the claims' subjects. The limits of a
 * day count what was paid, taken back or not: deleting makes no room.
 */
export const paymentsFor = (claims: readonly Claim[], entries: readonly Entry[]): Payment[] => {
  const payments: Payment[] = []
  for (const claim of claims) {
    const known = [...entries, ...payments.map((payment) => ({ ...payment, isToday: true }))]
    const round = roundOf(claim, known)
    const today = known.filter(({ isToday, points }) => isToday && points > 0)
    const perDay = perDayOf(claim.action)
    if (claim.action === 'review_long' && !isBonusOpen(claim, known)) continue
    const isFull = perDay !== null && today.filter(({ action }) => action === claim.action).length >= perDay
    const isVoterFull =
      claim.voter !== null &&
      today.filter(({ voter }) => voter === claim.voter).length >= LIKES_PER_VOTER_PER_DAY
    const points = Math.min(claim.points, POINTS_PER_DAY - sum(today))
    if (round !== null && !isFull && !isVoterFull && points > 0) payments.push({ ...claim, points, round })
  }
  return payments
}

/** The level that this rise of points reached; null when it reached none. */
export const levelReached = (before: number, after: number) =>
  levelOf(after).level > levelOf(before).level ? levelOf(after) : null

export type Facts = Partial<Record<Fact, number>>

export const holds = ({ requirements }: Badge, facts: Facts): boolean =>
  requirements.every(({ fact, target }) => (facts[fact] ?? 0) >= target)

export const factsOf = (badges: readonly Badge[]): Fact[] => [
  ...new Set(badges.flatMap(({ requirements }) => requirements.map(({ fact }) => fact))),
]

/** Which deeds can raise a number; points, and so the level, come with any. */
const RAISED_BY: Record<Exclude<Fact, 'level' | 'favourites'>, readonly Deed['action'][]> = {
  reviews: ['review_created'],
  longReviews: ['review_created', 'review_edited'],
  reviewedCities: ['review_created'],
  media: ['review_created'],
  mediaPlaces: ['review_created'],
  likesOfBestReview: ['like_received'],
  likes: ['like_received'],
  likers: ['like_received'],
  activeDays: ['place_added', 'description_added', 'review_created'],
  itineraries: ['itinerary_created'],
  // Groups bring no points, so that no badge can ask for them alone.
  groups: [],
}

/** The numbers that a deed can raise: none of media without a file, no day that its user was active on before. */
export const factsRaisedBy = (deed: Deed, wasActiveToday: boolean): ReadonlySet<Fact> => {
  const raised = new Set<Fact>(['level'])
  for (const [fact, actions] of Object.entries(RAISED_BY))
    if (actions.includes(deed.action)) raised.add(fact as Fact)
  if (wasActiveToday) raised.delete('activeDays')
  if (deed.action === 'review_created' && deed.media.length === 0) {
    raised.delete('media')
    raised.delete('mediaPlaces')
  }
  return raised
}

/** The badges that a rise of these numbers may complete: worth looking up their numbers for. */
export const withinReach = (raised: ReadonlySet<Fact>, level: number, held: ReadonlySet<string>): Badge[] =>
  BADGES.filter(
    ({ slug, requirements }) =>
      !held.has(slug) &&
      requirements.some(({ fact }) => raised.has(fact)) &&
      requirements.every(({ fact, target }) => fact !== 'level' || level >= target),
  )

export interface HeldBadge {
  slug: string
  /** The deed that completed its rule. */
  deed: string | null
}

/**
 * The badges that a user loses by deleting a deed of their own: those whose rule held until then, and those which that very
 * deed had completed. What others took away before costs no badge.
 */
export const forfeitedBadges = (
  held: readonly HeldBadge[],
  deed: string,
  before: Facts,
  after: Facts,
): string[] =>
  held
    .filter(({ slug, deed: completedBy }) => {
      const badge = badgeOf(slug)
      return badge && !holds(badge, after) && (holds(badge, before) || completedBy === deed)
    })
    .map(({ slug }) => slug)
