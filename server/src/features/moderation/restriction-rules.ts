import type { RestrictionKind } from '@andariego/contract/moderation-rules'
import { isBarred } from '@andariego/contract/restriction-rules'

/** The decision that begins each kind of restriction. */
export const RESTRICTING = { limited: 'limit', suspended: 'suspend', closed: 'close' } as const

/** Returns the restriction that a decision begins; undefined when it begins none. */
export const restrictionBy = (decision: string): RestrictionKind | undefined =>
  (Object.keys(RESTRICTING) as RestrictionKind[]).find((kind) => RESTRICTING[kind] === decision)

interface Running {
  kind: RestrictionKind
  /** Null when it has no end. */
  until: string | null
}

const endOf = ({ until }: Running): number => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until))

const isStronger = (one: Running, other: Running): boolean =>
  one.kind === other.kind ? endOf(one) > endOf(other) : isBarred(one.kind, other.kind)

/** Returns the restriction that forbids most; of those that forbid the same, the one that ends last. @throws without any. */
export const strongest = <T extends Running>(restrictions: readonly T[]): T =>
  restrictions.reduce((best, other) => (isStronger(other, best) ? other : best))
