/** The rules of points, levels and badges, written a second time, independently and as briefly as possible. */

type Action =
  | 'email_confirmed'
  | 'place_added'
  | 'review_created'
  | 'review_long'
  | 'review_media'
  | 'description_added'
  | 'itinerary_created'
  | 'like_received'

const POINTS: Record<Action, number> = {
  email_confirmed: 5,
  place_added: 15,
  review_created: 10,
  review_long: 5,
  review_media: 5,
  description_added: 5,
  itinerary_created: 10,
  like_received: 1,
}
const PER_DAY: Partial<Record<Action, number>> = {
  place_added: 5,
  review_created: 10,
  review_long: 10,
  review_media: 10,
  description_added: 5,
  itinerary_created: 2,
  like_received: 20,
}
const LEVELS = [
  [0, 'Explorador'],
  [15, 'Turista'],
  [75, 'Viajero'],
  [250, 'Aventurero'],
  [500, 'Trotamundos'],
  [1500, 'Guía'],
  [5000, 'Experto'],
  [15_000, 'Leyenda'],
] as const

export interface Facts {
  reviews: number
  longReviews: number
  cities: number
  photos: number
  photoPlaces: number
  bestLikes: number
  likes: number
  likers: number
  activeDays: number
  trips: number
}
const BADGES: readonly [name: string, holds: (facts: Facts, level: number) => boolean][] = [
  ['Primera Reseña', ({ reviews }) => reviews >= 1],
  ['Fotógrafo', ({ photos, photoPlaces }) => photos >= 10 && photoPlaces >= 5],
  ['Super Like', ({ bestLikes }) => bestLikes >= 10],
  ['Popular', ({ likes, likers }) => likes >= 25 && likers >= 10],
  ['Viajero Activo', ({ activeDays }) => activeDays >= 7],
  ['Guía Experto', ({ longReviews, cities }, level) => level >= 5 && longReviews >= 20 && cities >= 10],
  ['Maestro Viajero', ({ trips }, level) => level >= 7 && trips >= 5],
]

export interface Claim {
  action: Action
  subject: string
  voter?: number
}
interface Paid extends Claim {
  points: number
  deed: string
  on: number
  isBack: boolean
}
export interface Account {
  paid: Paid[]
  /** Each with the deed that completed it. */
  badges: { name: string; deed: string }[]
  unseen: { level: number | null; badges: string[] }
}

export const newAccount = (): Account => ({
  paid: [{ action: 'email_confirmed', subject: 'me', points: 5, deed: '', on: 0, isBack: false }],
  badges: [],
  unseen: { level: null, badges: [] },
})

const sum = (paid: readonly Paid[]) => paid.reduce((total, { points }) => total + points, 0)
export const pointsOf = ({ paid }: Account): number => sum(paid.filter(({ isBack }) => !isBack))
export const levelOf = (points: number): number => LEVELS.filter(([from]) => points >= from).length
export const nameOfLevel = (level: number): string => LEVELS[level - 1]?.[1] ?? ''

export const progressOf = (points: number): number => {
  const level = levelOf(points)
  const [from, to] = [LEVELS[level - 1]?.[0] ?? 0, LEVELS[level]?.[0]]
  return to === undefined ? 100 : Math.floor((100 * (points - from)) / (to - from))
}

const isPaid = ({ paid }: Account, claim: Claim, on: number): number => {
  const same = paid.filter(({ action, subject }) => action === claim.action && subject === claim.subject)
  if (same.length >= 2 || same.some(({ isBack }) => !isBack)) return 0
  const isReviewPaid = paid.some(
    (one) => one.action === 'review_created' && one.subject === claim.subject && !one.isBack,
  )
  if (claim.action === 'review_long' && !isReviewPaid) return 0
  // Including reversed ones: deleting does not make room within a day.
  const today = paid.filter((one) => one.on === on)
  const alike = today.filter(({ action }) => action === claim.action)
  if (alike.length >= (PER_DAY[claim.action] ?? 1)) return 0
  const ofVoter = today.filter(({ voter }) => voter !== undefined && voter === claim.voter)
  if (ofVoter.length >= 3) return 0
  return Math.max(0, Math.min(POINTS[claim.action], 200 - sum(today)))
}

export interface News {
  level: number | null
  badges: string[]
}

/** Pays a deed and grants the badges that it completes. */
export const settle = (
  account: Account,
  { deed, claims, facts, on }: { deed: string; claims: readonly Claim[]; facts: Facts; on: number },
): News => {
  const before = levelOf(pointsOf(account))
  for (const claim of claims) {
    const points = isPaid(account, claim, on)
    if (points > 0) account.paid.push({ ...claim, points, deed, on, isBack: false })
  }
  const after = levelOf(pointsOf(account))
  const held = account.badges.map(({ name }) => name)
  const badges = BADGES.filter(([name, holds]) => !held.includes(name) && holds(facts, after)).map(
    ([name]) => name,
  )
  account.badges.push(...badges.map((name) => ({ name, deed })))
  return { level: after > before ? after : null, badges }
}

export const keepUnseen = ({ unseen }: Account, { level, badges }: News): void => {
  unseen.level = level ?? unseen.level
  unseen.badges.push(...badges)
}

const forget = ({ unseen }: Account, level: number, badges: readonly string[]) => {
  if (unseen.level !== null && unseen.level > level) unseen.level = null
  unseen.badges = unseen.badges.filter((name) => !badges.includes(name))
}

/** Reverses these payments; a fallen level is not announced. */
export const takeBack = (account: Account, isMeant: (paid: Paid) => boolean): void => {
  const meant = account.paid.filter((one) => !one.isBack && isMeant(one))
  for (const one of meant) one.isBack = true
  if (meant.length > 0) forget(account, levelOf(pointsOf(account)), [])
}

/** Reverses what a removed deed earned, and removes the badges whose rule that breaks. */
export const forfeit = (account: Account, deed: string, before: Facts, after: Facts): void => {
  const levelBefore = levelOf(pointsOf(account))
  takeBack(account, (one) => one.deed === deed)
  const level = levelOf(pointsOf(account))
  const rules = new Map(BADGES)
  const lost = account.badges.filter(({ name, deed: completedBy }) => {
    const holds = rules.get(name)
    return holds && !holds(after, level) && (holds(before, levelBefore) || completedBy === deed)
  })
  account.badges = account.badges.filter((badge) => !lost.includes(badge))
  forget(
    account,
    level,
    lost.map(({ name }) => name),
  )
}

/** Returns what the response to a deed announces; undefined when there is nothing. */
export const told = ({ level, badges }: News): string | undefined => {
  const parts = [
    ...(level === null ? [] : [`¡Subiste al nivel ${level}: ${nameOfLevel(level)}!`]),
    ...badges.map((name) => `¡Ganaste la insignia ${name}!`),
  ]
  return parts.length === 0 ? undefined : parts.join(' ')
}
