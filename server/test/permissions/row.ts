import type { Traveller } from '../traveller.ts'
import type { World } from '../world.ts'

/** What a call sends beside who sends it. `path` is below /api. */
export interface Sent {
  path: string
  json?: object
  form?: FormData
}

/** How an operation is asked for; `caller` is null for the visitor. */
type Ask = (world: World, caller: Traveller | null) => Sent | Promise<Sent>

/**
 * One operation: what an anonymous visitor, a stranger and the owner get, asked in this order, and how it is asked. Where a
 * group is concerned its member stands before the owner, who is its admin. A moderator gets what any stranger gets, except where
 * what they get is named.
 */
export type Row =
  | [anonymous: number, stranger: number, owner: number, ask: Ask]
  | [anonymous: number, stranger: number, member: number, owner: number, ask: Ask]
  | { anonymous: number; stranger: number; moderator: number; owner: number; ask: Ask }

/** Who may do what with the operations of one domain. */
export type Permissions = Record<string, Row>

/** A row by its names; `member` is undefined where no group is concerned. */
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
