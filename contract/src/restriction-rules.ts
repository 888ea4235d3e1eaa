import type { RestrictionKind } from './moderation-rules.ts'

/** The strongest restriction under which somebody may still do something; with 'none' any restriction forbids it. */
export type Tolerance = 'none' | RestrictionKind

const WEIGHTS: Record<Tolerance, number> = { none: 0, limited: 1, suspended: 2, closed: 3 }

export const isBarred = (kind: RestrictionKind, upTo: Tolerance): boolean => WEIGHTS[kind] > WEIGHTS[upTo]

/**
 * What the screens ask about before they offer something: `publish` is whatever others see or receive, `change` any other change,
 * `read` what only members see. The contract says the same of each endpoint: `whileRestricted` is 'none' for what publishes,
 * 'limited' for other changes, and 'suspended' for what is read.
 */
export const needs = { publish: 'none', change: 'limited', read: 'suspended' } as const satisfies Record<
  string,
  Tolerance
>
export type Need = keyof typeof needs
