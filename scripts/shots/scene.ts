import type { Visitor } from '../../tools/visitor.ts'
import type { Sights } from './sights.ts'

/** A stranger, a member with much content, a moderator, somebody who has just registered, and somebody who is suspended. */
export const WHO = ['stranger', 'member', 'moderator', 'newcomer', 'suspended'] as const
export type Who = (typeof WHO)[number]

export interface Scene {
  /** The picture's file name. */
  name: string
  path: (sights: Sights) => string | Promise<string>
  /** Who sees it; `both` is stranger and member. */
  who: Who | 'both'
  /** The widths at which it is taken, if not all. */
  widths?: (width: number) => boolean
  /** Runs before the screenshot is taken. */
  act?: (visitor: Visitor, sights: Sights) => Promise<unknown>
  /** The name of the section that is taken, if not the whole page. */
  part?: string
}

export const at = (path: string) => () => path

/** Clicks, and waits for the dialog, which may be loaded late. */
export const opening = (name: string | RegExp) => async (visitor: Visitor) => {
  await visitor.presses(name)
  await visitor.page.locator('dialog[open]').waitFor()
}
