import type { Locator, Page } from 'playwright-core'

/** The input methods: a journey that works with one must work with the others. */
export type Means = 'mouse' | 'touch' | 'keyboard'

export interface Hands {
  press(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** A radio button or a checkbox. */
  choose(option: Locator): Promise<void>
  /** A suggestion in a field's drop-down list. */
  pick(field: Locator, option: Locator): Promise<void>
}

/** More tab stops than any page has. */
const STOPS_MAX = 250

/** Moves the focus to the target with Tab, or with Shift+Tab when that is shorter. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  const key = (await target.evaluate(isNearerBackwards)) ? 'Shift+Tab' : 'Tab'
  // Looked for once, not after each press: finding an element by its role reads the whole page.
  let element = await target.elementHandle()
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    const state = await element?.evaluate(focusOf).catch(() => 'gone')
    if (state === 'here') return
    if (state === 'gone') element = await target.elementHandle()
    else await page.keyboard.press(key)
  }
  throw new Error(`no number of presses of ${key} leads to ${target}`)
}

/** Runs in the page. An element is gone once the page has put another one in its place. */
const focusOf = (element: Element): 'here' | 'elsewhere' | 'gone' => {
  if (!element.isConnected) return 'gone'
  return element === document.activeElement ? 'here' : 'elsewhere'
}

/** Runs in the page. Counts focusable elements roughly: only the direction depends on it. */
const isNearerBackwards = (element: Element): boolean => {
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
  const from = document.activeElement === null ? -1 : stops.indexOf(document.activeElement)
  const forwards = (stops.indexOf(element) - from + stops.length) % stops.length
  return forwards > stops.length / 2
}

const keyboard = (page: Page): Hands => ({
  press: async (target) => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  write: async (field, text) => {
    await reach(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type(text)
  },
  choose: async (option) => {
    const group = await option.evaluate((element: HTMLInputElement) =>
      element.type === 'radio' ? element.name : null,
    )
    if (group === null) {
      await reach(page, option)
      await page.keyboard.press('Space')
      return
    }
    // Tab moves to the group, arrows to the option.
    const focused = page.locator(`input[type=radio][name="${group}"]:focus`)
    for (let stops = 0; stops < STOPS_MAX && (await focused.count()) === 0; stops++)
      await page.keyboard.press('Tab')
    const members = await page.locator(`input[type=radio][name="${group}"]`).count()
    await page.keyboard.press('Space')
    for (let steps = 0; steps < members && !(await option.isChecked()); steps++)
      await page.keyboard.press('ArrowRight')
  },
  pick: async (field, option) => {
    await option.waitFor()
    await reach(page, field)
    const isActive = async () => (await option.getAttribute('aria-selected')) === 'true'
    for (let steps = 0; steps < STOPS_MAX && !(await isActive()); steps++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
})

const mouse = (): Hands => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  pick: (_field, option) => option.click(),
})

const touch = (): Hands => ({
  press: (target) => target.tap(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  pick: (_field, option) => option.tap(),
})

export const handsOf = (means: Means, page: Page): Hands =>
  ({ mouse, touch, keyboard: () => keyboard(page) })[means]()
