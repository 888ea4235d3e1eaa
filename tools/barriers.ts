import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the elements that stick out when a page is wider than its window. WCAG 2.2, 1.4.10. */
const sidewaysScrolling = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const sticksOut = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class')} “${element.textContent.slice(0, 40)}”`,
    )
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${sticksOut.join(', ')}`]
}

let looks = 0
/** How often a page was examined by this process. */
export const timesLooked = (): number => looks

/** Returns what axe rates serious or critical on the present page, one line per element, and horizontal scrolling. */
export const barriersOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
      }),
  )
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = failureSummary?.replace(/\s+/g, ' ')
        return `${impact} ${id} at ${target.join(' ')}: ${why}`
      }),
    )
  looks += 1
  return [...found, ...(await page.evaluate(sidewaysScrolling))]
}
