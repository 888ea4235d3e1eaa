import type { Traveller } from '../traveller.ts'
import type { World } from '../world.ts'

/** A request without its caller. `path` is below /api. */
export interface Sent {
  path: string
  json?: object
  form?: FormData
}

/** Builds an operation's request; `caller` is null for the visitor. */
export type Ask = (world: World, caller: Traveller | null) => Sent | Promise<Sent>

/**
 * The statuses of one operation for an anonymous visitor, a stranger and the owner, requested in this order, and how to build the
 * request. In groups, a member comes before the owner, who is the admin. A moderator gets the stranger's status unless another is
 * given.
 */
export type Row =
  | [anonymous: number, stranger: number, owner: number, ask: Ask]
  | [anonymous: number, stranger: number, member: number, owner: number, ask: Ask]
  | { anonymous: number; stranger: number; moderator: number; owner: number; ask: Ask }

/** Who may use the operations of one domain. */
export type Permissions = Record<string, Row>

/** Returns a row as an object; `member` is undefined where no group is involved. */
export const readRow = (row: Row) => {
  if (!Array.isArray(row)) return { ...row, member: undefined }
  if (row.length === 4) {
    const [anonymous, stranger, owner, ask] = row
    return { anonymous, stranger, moderator: stranger, member: undefined, owner, ask }
  }
  const [anonymous, stranger, member, owner, ask] = row
  return { anonymous, stranger, moderator: stranger, member, owner, ask }
}

export const get = (path: string) => () => ({ path })
