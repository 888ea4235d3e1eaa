import type { Traveller } from '../traveller.ts'
import type { World } from '../world.ts'

/** What a call sends beside who sends it. `path` is below /api. */
export interface Sent {
  path: string
  json?: object
  form?: FormData
}

/**
 * One operation: what an anonymous visitor, a stranger and the owner get, asked in this order, and how it is asked. `caller` is
 * null for the visitor.
 */
export type Row = [
  anonymous: number,
  stranger: number,
  owner: number,
  ask: (world: World, caller: Traveller | null) => Sent | Promise<Sent>,
]
/** Who may do what with the operations of one domain. */
export type Permissions = Record<string, Row>

export const get = (path: string) => () => ({ path })
