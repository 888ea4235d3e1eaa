import type { Traveller } from '../traveller.ts'
import { type Account, newAccount } from './points.ts'

/** The model: the state that the rules prescribe, kept as simply as possible, without tables, counters and caches. */

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
  /** The numbers of its photos. */
  photos: number[]
  reactions: Map<number, 'like' | 'dislike'>
}

export interface Group {
  id: string
  name: string
  admin: number
  /** In the order in which they joined. */
  members: number[]
}

export interface Trip {
  id: string
  name: string
  by: number
  stops: { place: Place; date: string }[]
  /** In the order in which it was shared. */
  sharedWith: Group[]
}

export interface Talk {
  messages: { id: string; from: number; content: string }[]
  /** For both users: up to which message they have read, and whether the conversation is a request. */
  sides: Map<number, { read: number; isRequest: boolean }>
}

export interface Model {
  /** The beginning of all addresses of this world. */
  prefix: string
  users: readonly Traveller[]
  accounts: readonly Account[]
  /** Tokens of further sessions, by user. */
  sessions: { accessToken: string; refreshToken: string }[][]
  today: number
  places: Place[]
  /** Oldest first, like all following lists. */
  reviews: Review[]
  favourites: { by: number; place: Place }[]
  groups: Group[]
  trips: Trip[]
  talks: Map<string, Talk>
  /** Pairs: `by` has blocked `of`. */
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

/** Whether there is a block between two users, whoever made it. */
export const areParted = ({ blocks }: Model, one: number, other: number): boolean =>
  blocks.some(({ by, of }) => (by === one && of === other) || (by === other && of === one))

export const everybodyIn = ({ admin, members }: Group): number[] => [admin, ...members]

export const haveGroupInCommon = ({ groups }: Model, one: number, other: number): boolean =>
  groups.map(everybodyIn).some((company) => company.includes(one) && company.includes(other))

/** Whether a user may open a trip: its owner, and people in a group it is shared with. */
export const mayOpen = ({ by, sharedWith }: Trip, user: number): boolean =>
  by === user || sharedWith.some((group) => everybodyIn(group).includes(user))

export const talkBetween = ({ talks }: Model, one: number, other: number): Talk | undefined =>
  talks.get([Math.min(one, other), Math.max(one, other)].join(' '))

/** Counts the unread messages of this side of a conversation. */
export const unreadOf = ({ messages, sides }: Talk, user: number): number =>
  messages.filter(({ from }, index) => from !== user && index >= (sides.get(user)?.read ?? 0)).length

/** Picks one of the newest of a list, so that steps often use the same; undefined when the list is empty. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list.at(-1 - (number % Math.max(1, Math.min(list.length, 12))))
