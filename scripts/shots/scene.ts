import type { Visitor } from '../../tools/visitor.ts'
import type { Sights } from './sights.ts'

/** A stranger, a member who has written much, and somebody who moderates. */
export const WHO = ['stranger', 'member', 'moderator'] as const
export type Who = (typeof WHO)[number]

export interface Scene {
  /** Names the picture's file. */
  name: string
  path: (sights: Sights) => string | Promise<string>
  /** Whose view it is; `both` a stranger's and a member's. */
  who: Who | 'both'
  /** Only up to or from this width: what is there differs. */
  widths?: (width: number) => boolean
  /** What happens before the picture is taken. */
  act?: (visitor: Visitor) => Promise<unknown>
}

export const at = (path: string) => () => path

/** What opens over the page may come late. */
export const opening = (name: string | RegExp) => async (visitor: Visitor) => {
  await visitor.presses(name)
  await visitor.page.locator('dialog[open]').waitFor()
}
