import type { Role } from '@andariego/contract/accounts-rules'
import type { SecurityEventKind } from '@andariego/contract/security-rules'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../platform/database/tables.ts'

/** Waiting for its confirmation; confirmed, and can still be undone; over. */
export type EmailChangeState = 'asked' | 'confirmed' | 'ended'

declare module '../../platform/database/database.ts' {
  interface Tables {
    users: {
      id: string
      email: string
      /** Null until the owner of the mailbox has chosen a password. */
      password_hash: string | null
      created_at: GeneratedInstant
      confirmed_at: Instant | null
      role: ColumnType<Role, never, Role>
      /** The mailbox of an unconfirmed account; null once it is confirmed. */
      mailbox: string | null
    }
    /** The versions of the terms that users have agreed to. */
    consents: { user_id: string; version: string; agreed_at: GeneratedInstant }
    mailed_tokens: {
      token_hash: Buffer
      user_id: string
      purpose: 'confirm' | 'reset'
      created_at: GeneratedInstant
      expires_at: Instant
      used_at: Instant | null
    }
    sessions: {
      id: string
      user_id: string
      generation: Generated<number>
      rotated_at: GeneratedInstant
      created_at: GeneratedInstant
      last_used_at: GeneratedInstant
      expires_at: Instant
      user_agent: string | null
      /** The device it was opened on; that device may have been deleted since. */
      device_id: string | null
    }
    email_changes: {
      id: string
      user_id: string
      session_id: string
      old_email: string
      new_email: string
      confirm_hash: Buffer
      stop_hash: Buffer
      undo_hash: Buffer | null
      state: ColumnType<EmailChangeState, undefined, EmailChangeState>
      created_at: GeneratedInstant
      expires_at: Instant
    }
    known_devices: {
      id: string
      user_id: string
      token_hash: Buffer
      created_at: GeneratedInstant
      last_used_at: GeneratedInstant
    }
    second_factors: {
      user_id: string
      sealed_secret: string
      confirmed_at: Instant | null
      last_step: Generated<number>
      created_at: GeneratedInstant
    }
    recovery_codes: {
      user_id: string
      code_hash: Buffer
      used_at: Instant | null
    }
    passkeys: {
      id: string
      user_id: string
      credential_id: string
      public_key: Buffer
      counter: number
      transports: string[]
      name: string
      created_at: GeneratedInstant
      last_used_at: Instant | null
    }
    passkey_challenges: {
      challenge_hash: Buffer
      user_id: string | null
      expires_at: Instant
    }
    security_events: {
      id: string
      user_id: string
      kind: SecurityEventKind
      user_agent: string | null
      created_at: GeneratedInstant
    }
  }
}
