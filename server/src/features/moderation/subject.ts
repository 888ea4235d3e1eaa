import type { Snapshot } from '@andariego/contract/moderation'
import type { DecisionKind, SubjectType } from '@andariego/contract/moderation-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'

/** Something a person made, as its domain finds it for moderators. */
export interface Subject {
  type: SubjectType
  id: string
  /** Null when the account is gone. */
  authorId: string | null
  isHidden: boolean
  snapshot: Snapshot
  /** The place that it speaks of, or is. */
  placeId?: string
  /** Whose deletion takes points back; of it the file alone when there is one. */
  earnedBy?: { deed: string; sha256?: string }
}

export interface Deciding {
  tx: Tx
  emit: Emit
  subject: Subject
  /** Runs when all of it is committed. */
  afterwards: (work: () => Promise<unknown>) => void
  /** The other place of a merger. */
  intoId: string | null
}

/** What a domain knows of one type of thing that can be reported. */
export interface ModeratedPart {
  /** For who may see it; with `null`, for moderators, it is found whether hidden or not. */
  find: (database: Database | Tx, id: string, viewerId: string | null) => Promise<Subject | undefined>
  /** What is done when moderators decide; a decision without an entry cannot be taken about it. */
  deeds: Partial<Record<DecisionKind, (deciding: Deciding) => Promise<unknown>>>
}

export type ModeratedParts = Record<Exclude<SubjectType, 'user'>, ModeratedPart>

/** What another domain does when something is hidden, when it is shown again, and before it is removed for good. */
export interface HidingFollower {
  hidden: (deciding: Deciding) => Promise<unknown>
  shown: (deciding: Deciding) => Promise<unknown>
  removed: (deciding: Deciding) => Promise<unknown>
}

const EXCERPT = 200
export const excerptOf = ({ title, text }: Snapshot): string => (text === '' ? title : text).slice(0, EXCERPT)
