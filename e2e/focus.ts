import { expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'

/** Runs in the page. The words by which people know an element. */
const nameOf = (element: Element): string => {
  const label = (element as HTMLInputElement).labels?.[0]?.textContent
  const labelledBy = element.getAttribute('aria-labelledby')
  const named = labelledBy && document.getElementById(labelledBy)?.textContent
  return element.getAttribute('aria-label') ?? named ?? label ?? element.textContent.trim()
}

/** Runs in the page: tells of each control that has taken the focus with it, in the first frame in which nothing has it. */
const watches = (name: typeof nameOf) => {
  let last: string | null = null
  let path = location.pathname
  let left: Element | null = null
  const look = () => {
    const { activeElement, body } = document
    if (location.pathname !== path) {
      // What led to another page leaves with its own; the next page's heading gets the focus.
      left = activeElement
      last = null
    }
    path = location.pathname
    if (activeElement && activeElement !== body) {
      if (activeElement !== left) last = name(activeElement)
    } else if (last !== null && document.hasFocus()) {
      ;(window as unknown as { focusLost: (name: string) => void }).focusLost(last)
      last = null
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Watches where the focus is on a visitor's pages. Call it before the first page is opened. */
export const watchFocus = async ({ page }: Visitor) => {
  const lost: string[] = []
  await page.exposeFunction('focusLost', (name: string) => void lost.push(name))
  await page.addInitScript(`(${watches})(${nameOf})`)
  return {
    /** Waits until the element with this name, or these words, has the focus. */
    isOn: (name: string | RegExp) => {
      const now = () => page.evaluate(`(${nameOf})(document.activeElement)`)
      return typeof name === 'string' ? expect.poll(now).toBe(name) : expect.poll(now).toMatch(name)
    },
    /** Checks that the element with the focus is outlined. */
    isOutlined: async () => {
      const outline = () =>
        page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
      await expect.poll(outline).not.toBe('none')
    },
    /** The controls with which the focus was lost. */
    lost: () => lost,
  }
}
