import type { Snapshot } from '@andariego/contract/moderation'
import type { DecisionKind, SubjectType } from '@andariego/contract/moderation-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'

/** Content that a person made, as its domain finds it for moderators. */
export interface Subject {
  type: SubjectType
  id: string
  /** Null when the account was deleted. */
  authorId: string | null
  isHidden: boolean
  /** Whether the description that it is, or has, is locked. */
  isLocked?: boolean
  snapshot: Snapshot
  /** The place that it is about, or is. */
  placeId?: string
  /** The content whose points are withheld; with `sha256`, only those of one file. */
  earnedBy?: { deed: string; sha256?: string }
}

export interface Deciding {
  tx: Tx
  emit: Emit
  subject: Subject
  /** Runs work after the commit. */
  afterwards: (work: () => Promise<unknown>) => void
  /** The other place of a merge. */
  intoId: string | null
}

/** What a domain provides for one type of content that can be reported. */
export interface ModeratedPart {
  /** Finds content that the viewer may see; with `null`, for moderators, hidden content too. */
  find: (database: Database | Tx, id: string, viewerId: string | null) => Promise<Subject | undefined>
  /** Carries out decisions; a decision without an entry is not possible. */
  deeds: Partial<Record<DecisionKind, (deciding: Deciding) => Promise<unknown>>>
}

export type ModeratedParts = Record<Exclude<SubjectType, 'user'>, ModeratedPart>

/** What another domain does when content is hidden, shown again, or about to be removed. */
export interface HidingFollower {
  hidden: (deciding: Deciding) => Promise<unknown>
  shown: (deciding: Deciding) => Promise<unknown>
  removed: (deciding: Deciding) => Promise<unknown>
}

const EXCERPT = 200
/** The beginning of what was reported, with '…' where it goes on; no character is cut in two. */
export const excerptOf = ({ title, text }: Pick<Snapshot, 'title' | 'text'>): string => {
  const whole = text === '' ? title : text
  if (whole.length <= EXCERPT) return whole
  const isHalf = /[\uD800-\uDBFF]/.test(whole.charAt(EXCERPT - 1))
  return `${whole.slice(0, isHalf ? EXCERPT - 1 : EXCERPT).trimEnd()}…`
}
