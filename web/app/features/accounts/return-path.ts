import { pages } from '@andariego/contract/pages'
import { browserStorage } from '../../platform/session/browser-storage.ts'

const KEY = 'confirmedNext'

/**
 * Remembers the page that a registering visitor wanted to reach until they open the mailed link: the link opens in a new tab, and
 * its address does not contain that page.
 */
export const rememberReturnPath = (page: string): void => {
  try {
    browserStorage()?.setItem(KEY, page)
  } catch {
    // With a full storage, only the way back to that page is lost.
  }
}

/** The remembered page, or home. The login page validates it like any other `next`. */
export const rememberedReturnPath = (): string => browserStorage()?.getItem(KEY) ?? pages.home()
