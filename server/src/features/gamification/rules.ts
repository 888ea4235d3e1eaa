import { BADGES, type Badge, badgeOf, type Fact } from '@andariego/contract/badges-rules'
import {
  LIKES_PER_VOTER_PER_DAY,
  levelOf,
  PAID_TIMES,
  POINTS,
  POINTS_PER_DAY,
} from '@andariego/contract/gamification-rules'
import type { Claim, Deed, PaidAction } from './deeds.ts'

/** A row of the ledger; a negative one reverses the positive one of the same round. */
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

/** Returns the round in which a subject may be paid; null while it is paid, and after its last round. */
const roundOf = ({ action, subject }: Claim, entries: readonly Entry[]): number | null => {
  const earlier = entries.filter((entry) => entry.action === action && entry.subject === subject)
  const isPaid = sum(earlier) > 0
  const round = Math.max(0, ...earlier.map((entry) => entry.round)) + 1
  return isPaid || round > PAID_TIMES ? null : round
}

/**
 * Whether a review's bonus may be paid: the review must be paid, and without the bonus, which was formerly part of the review's
 * own row.
 */
const isBonusOpen = ({ subject }: Claim, entries: readonly Entry[]): boolean => {
  const paid = sum(entries.filter((entry) => entry.action === 'review_created' && entry.subject === subject))
  return paid > 0 && paid <= POINTS.review_created.points
}

const perDayOf = (action: PaidAction): number | null =>
  POINTS[action === 'review_long' ? 'review_created' : action].perDay

/**
 * Returns the payments for these claims. `entries` are today's ledger rows and those of the claims' subjects. Payments that were
 * taken back still count against the daily limits.
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

/** Returns the level that this rise of points reached; null for none. */
export const levelReached = (before: number, after: number) =>
  levelOf(after).level > levelOf(before).level ? levelOf(after) : null

export type Facts = Partial<Record<Fact, number>>

export const holds = ({ requirements }: Badge, facts: Facts): boolean =>
  requirements.every(({ fact, target }) => (facts[fact] ?? 0) >= target)

export const factsOf = (badges: readonly Badge[]): Fact[] => [
  ...new Set(badges.flatMap(({ requirements }) => requirements.map(({ fact }) => fact))),
]

/** Which deeds can raise a fact; every deed can raise the points and so the level. */
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
  // Groups earn no points, so no badge may require only them.
  groups: [],
}

/** Returns the facts that a deed can raise: no photo counts without files, no active day if the user was active before. */
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

/** Returns the badges that a rise of these facts may complete, so only their facts need reading. */
export const withinReach = (raised: ReadonlySet<Fact>, level: number, held: ReadonlySet<string>): Badge[] =>
  BADGES.filter(
    ({ slug, requirements }) =>
      !held.has(slug) &&
      requirements.some(({ fact }) => raised.has(fact)) &&
      requirements.every(({ fact, target }) => fact !== 'level' || level >= target),
  )

export interface HeldBadge {
  slug: string
  /** The id of the deed that completed the badge's rule. */
  deed: string | null
}

/**
 * Returns the badges that a user loses by deleting their own deed: those whose rule held until then, and those completed by this
 * very deed. What others took away before costs no badge.
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
