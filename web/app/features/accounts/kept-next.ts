import { pages } from '@andariego/contract/pages'
import { browserStorage } from '../../platform/session/browser-storage.ts'

const KEY = 'confirmedNext'

/**
 * Keeps where somebody who registers was headed until the mailed link is opened: that page comes in a tab of its own, and
 * its address knows nothing of it.
 */
export const keepNext = (page: string): void => {
  try {
    browserStorage()?.setItem(KEY, page)
  } catch {
    // A full storage only loses the way back.
  }
}

/** Where they were headed; home when nobody knows. The login page judges it like any other `next`. */
export const keptNext = (): string => browserStorage()?.getItem(KEY) ?? pages.home()
