import type { ColumnType, Generated } from 'kysely'

/** A point in time: selected as a Date, written as a Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>

declare module './database.ts' {
  interface Tables {
    idempotency_keys: {
      user_id: string
      key: string
      route: string
      result: ColumnType<unknown, string | null, string | null>
      created_at: GeneratedInstant
    }
    request_limits: { key: string; points: number; expire: number | null }
    migrations: { name: string; applied_at: Generated<Date> }
  }
}
