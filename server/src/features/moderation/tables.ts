import type { Decision, Snapshot } from '@andariego/contract/moderation'
import type { ReportReason, RestrictionKind, SubjectType } from '@andariego/contract/moderation-rules'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

type Json<T> = ColumnType<T, string, never>

declare module '../../platform/database/database.ts' {
  interface Tables {
    reports: {
      id: string
      subject_type: SubjectType
      subject_id: string
      author_id: string | null
      reporter_id: string | null
      /** Whether the product itself reported and hid it. */
      is_held_back: Generated<boolean>
      reason: ReportReason
      note: string | null
      weight: number
      snapshot: Json<Snapshot>
      created_at: GeneratedInstant
      decided_at: Instant | null
    }
    decisions: {
      id: string
      report_id: string | null
      subject_type: SubjectType
      subject_id: string
      author_id: string | null
      moderator_id: string
      decision: Decision['decision']
      reason: string
      until: Instant | null
      about_id: string | null
      created_at: GeneratedInstant
    }
    published_texts: {
      id: GeneratedAlways<string>
      user_id: string
      subject_id: string | null
      fingerprint: Buffer
      created_at: GeneratedInstant
    }
    notices: { decision_id: string; user_id: string; snapshot: Json<Snapshot>; created_at: GeneratedInstant }
    appeals: { decision_id: string; text: string; created_at: GeneratedInstant; answer_id: string | null }
    kept_restrictions: {
      mailbox_hash: Buffer
      kind: RestrictionKind
      until: Instant | null
      moderator_id: string
      expires_at: Instant
    }
    restrictions: {
      user_id: string
      kind: RestrictionKind
      until: Instant | null
      reason: string
      created_at: GeneratedInstant
    }
  }
}
