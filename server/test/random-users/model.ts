import type { Traveller } from '../traveller.ts'
import { type Account, newAccount } from './points.ts'

/** What the rules say there is, kept as plainly as can be: no table, no counter, no cache. */

export interface Place {
  id: string
  name: string
  city: string | null
  addedBy: number
  addedOn: number
  /** Oldest first. */
  descriptions: { by: number; text: string; on: number }[]
}

export interface Review {
  id: string
  place: Place
  by: number
  rating: number
  content: string
  on: number
  /** Which of the photos there are. */
  photos: number[]
  reactions: Map<number, 'like' | 'dislike'>
}

export interface Group {
  id: string
  name: string
  admin: number
  /** In the order they joined. */
  members: number[]
}

export interface Trip {
  id: string
  name: string
  by: number
  stops: { place: Place; date: string }[]
  /** In the order they were shared. */
  sharedWith: Group[]
}

export interface Talk {
  messages: { id: string; from: number; content: string }[]
  /** Of both: up to which message they have read, and whether it waits to be accepted. */
  sides: Map<number, { read: number; isRequest: boolean }>
}

export interface Model {
  /** What all addresses of this world begin with. */
  prefix: string
  users: readonly Traveller[]
  accounts: readonly Account[]
  /** Tokens of further sessions, by user. */
  sessions: { accessToken: string; refreshToken: string }[][]
  today: number
  places: Place[]
  /** Oldest first, as all that follow. */
  reviews: Review[]
  favourites: { by: number; place: Place }[]
  groups: Group[]
  trips: Trip[]
  talks: Map<string, Talk>
  /** `by` and `of`, as a pair. */
  blocks: { by: number; of: number }[]
}

export const newModel = (prefix: string, users: readonly Traveller[]): Model => ({
  prefix,
  users,
  accounts: users.map(() => newAccount()),
  sessions: users.map(() => []),
  today: 0,
  places: [],
  reviews: [],
  favourites: [],
  groups: [],
  trips: [],
  talks: new Map(),
  blocks: [],
})

/** Whether a block stands between two: neither knows of the other, whoever made it. */
export const areParted = ({ blocks }: Model, one: number, other: number): boolean =>
  blocks.some(({ by, of }) => (by === one && of === other) || (by === other && of === one))

export const everybodyIn = ({ admin, members }: Group): number[] => [admin, ...members]

export const haveGroupInCommon = ({ groups }: Model, one: number, other: number): boolean =>
  groups.map(everybodyIn).some((company) => company.includes(one) && company.includes(other))

/** Who may open a trip: its owner, and whoever is in a group that it is shared with. */
export const mayOpen = ({ by, sharedWith }: Trip, user: number): boolean =>
  by === user || sharedWith.some((group) => everybodyIn(group).includes(user))

export const talkBetween = ({ talks }: Model, one: number, other: number): Talk | undefined =>
  talks.get([Math.min(one, other), Math.max(one, other)].join(' '))

/** How many messages of a conversation wait for this side of it. */
export const unreadOf = ({ messages, sides }: Talk, user: number): number =>
  messages.filter(({ from }, index) => from !== user && index >= (sides.get(user)?.read ?? 0)).length

/** Out of the newest of a list, so that steps meet again and again on the same; undefined when there is none. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list.at(-1 - (number % Math.max(1, Math.min(list.length, 12))))
