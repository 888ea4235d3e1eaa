import {
  APPEALABLE,
  type DecisionKind,
  type RestrictionKind,
  type SubjectType,
} from '@andariego/contract/moderation-rules'
import { type CallerOrVisitor, policy } from '../../platform/policy.ts'

interface Reported {
  authorId: string | null
  isHidden: boolean
  /** Whether it is hidden because it waits for a moderator. */
  isHeldBack: boolean
  /** Whether its description is locked. */
  isLocked?: boolean
}

/** Nobody may report their own content. */
export const mayReport = (caller: { id: string }, { authorId }: Pick<Reported, 'authorId'>): boolean =>
  authorId !== caller.id

const { may } = policy<'moderate', null>(
  { moderate: ({ role }) => role === 'moderator' },
  { moderate: 'POST /moderation/decisions' },
)
export const mayModerate = (caller: CallerOrVisitor): boolean => may(caller, 'moderate', null)

/** Moderators may only decide about others' content. */
const mayDecide = (caller: CallerOrVisitor, authorId: string | null): boolean =>
  mayModerate(caller) && caller?.id !== authorId

/** Returns the decisions that a moderator may make about content; `possible` are those that its domain supports. */
export const decisionsAbout = (
  caller: CallerOrVisitor,
  { authorId, isHidden, isHeldBack, isLocked = false }: Reported,
  possible: readonly DecisionKind[],
): DecisionKind[] => {
  const changes: Partial<Record<DecisionKind, boolean>> = {
    hide: !isHidden || isHeldBack,
    restore: isHidden,
    lock: !isLocked,
    unlock: isLocked,
  }
  return mayDecide(caller, authorId) ? possible.filter((kind) => changes[kind] ?? true) : []
}

/** Dismissing what waits would leave it hidden, and its author without a reason and an appeal. */
export const mayDismiss = ({ isHidden, isHeldBack }: Pick<Reported, 'isHidden' | 'isHeldBack'>): boolean =>
  !(isHidden && isHeldBack)

/** Returns the decisions that a moderator may make about a person. A closed account stays closed. */
export const decisionsAboutPerson = (
  caller: CallerOrVisitor,
  userId: string | null,
  restriction: RestrictionKind | null,
  profile: Pick<Reported, 'isHidden' | 'isHeldBack'>,
): DecisionKind[] => {
  if (userId === null || !mayDecide(caller, userId) || restriction === 'closed') return []
  return [
    ...(!profile.isHidden || profile.isHeldBack ? (['hide'] as const) : []),
    ...(profile.isHidden ? (['restore'] as const) : []),
    'warn',
    'limit',
    'suspend',
    'close',
    ...(restriction === null ? [] : (['lift'] as const)),
  ]
}

/** Whether the author may still appeal a decision. */
export const mayAppeal = (decision: { decision: string; isAppealed: boolean }): boolean =>
  !decision.isAppealed && APPEALABLE.includes(decision.decision)

/** An appeal is decided by another moderator than the one who decided, and not by the person who appeals. */
export const mayAnswer = (
  caller: CallerOrVisitor,
  decision: { moderatorId: string | null; authorId: string | null },
): boolean => mayDecide(caller, decision.authorId) && caller?.id !== decision.moderatorId

/** Returns the decision that undoes this one when an appeal is granted; null when nothing can. */
export const undoing = (type: SubjectType, decision: string): DecisionKind | null => {
  // What was moved to the place that a merge kept stays there: only the entry comes back.
  if (decision === 'hide' || decision === 'merge') return 'restore'
  if (decision === 'lock') return 'unlock'
  return type === 'user' && ['limit', 'suspend', 'close'].includes(decision) ? 'lift' : null
}
