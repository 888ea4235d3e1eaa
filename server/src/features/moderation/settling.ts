import type { DecisionKind, SubjectType } from '@andariego/contract/moderation-rules'
import { tell } from '../notifications/public.ts'
import { reportsRepository } from './reports-repository.ts'
import type { Deciding } from './subject.ts'

/** The decisions after which what was reported stands as its reporters saw it. */
const CHANGES_NOTHING: readonly DecisionKind[] = ['dismiss', 'restore', 'unlock', 'lift']

interface Settled {
  about: { type: SubjectType; id: string }
  decision: DecisionKind
  /** The moderator who decided: they know. */
  by: string
}

/**
 * Closes the open reports about something, and tells their reporters whether anything was done. They do not learn what: that is
 * between the moderators and the author.
 */
export const settleReports = async (
  { tx, emit }: Pick<Deciding, 'tx' | 'emit'>,
  { about, decision, by }: Settled,
): Promise<void> => {
  const detail = CHANGES_NOTHING.includes(decision) ? 'unchanged' : 'acted'
  for (const { id, reporterId } of await reportsRepository(tx).settle(about))
    if (reporterId !== null && reporterId !== by)
      await tell(tx, emit, { kind: 'report', to: [reporterId], subject: id, by: null, detail })
}
