import type { Restriction } from '@andariego/contract/moderation'
import { isBarred, type Need, needs } from '@andariego/contract/restriction-rules'
import type { SyntheticEvent } from 'react'
import { getSession, keepWithUser, useSession } from './session.ts'
import type { SessionUser } from './session-storage.ts'

export const BRIEF = {
  limited: 'Tu cuenta está limitada.',
  suspended: 'Tu cuenta está suspendida.',
  closed: 'Tu cuenta está cerrada.',
}

const isRestriction = (value: unknown): value is Restriction =>
  typeof value === 'object' && value !== null && 'kind' in value && String(value.kind) in BRIEF

/** Moderators' restriction of the user as this browser last learned it; null when there is none, or it has ended. */
export const restrictionOf = (user: SessionUser | undefined): Restriction | null => {
  const known = user?.restriction
  if (!isRestriction(known)) return null
  return known.until !== null && Date.parse(known.until) <= Date.now() ? null : known
}

/** Stores the user's restriction with the session, so that the next page knows it from its first frame on. */
export const keepRestriction = (userId: string, restriction: Restriction | null): void => {
  const user = getSession()?.user
  if (user?.id !== userId || JSON.stringify(user.restriction ?? null) === JSON.stringify(restriction)) return
  keepWithUser(userId, { restriction })
}

/** The viewer's restriction if it bars them from this; else null. The server refuses by the same rule. */
export const useRestriction = (need: Need | undefined): Restriction | null => {
  const restriction = restrictionOf(useSession()?.user)
  return restriction !== null && need !== undefined && isBarred(restriction.kind, needs[need])
    ? restriction
    : null
}

/**
 * Props for a button or link that the viewer's restriction bars: it stays focusable, and a press explains why. Undefined when
 * they may use it, as when nothing is needed. Spread them last.
 */
export const useBarred = (need: Need | undefined) => {
  const restriction = useRestriction(need)
  if (restriction === null) return undefined
  return {
    'aria-disabled': true,
    'data-barred': true,
    title: BRIEF[restriction.kind],
    onClick: (event?: SyntheticEvent) => {
      event?.preventDefault()
      void import('./tell-restriction.ts').then(({ tellRestriction }) => tellRestriction(restriction))
    },
  } as const
}
