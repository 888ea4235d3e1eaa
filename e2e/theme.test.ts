import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './journey.ts'

const PAPER = { light: 'rgb(251, 248, 243)', dark: 'rgb(15, 23, 22)' }

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Records the background colour of the body on every frame, from the first frame that has a body. */
const noteEveryFrame = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenPapers: seen })
    const look = () => {
      if (document.body) {
        const paper = getComputedStyle(document.documentElement).backgroundColor
        if (seen.at(-1) !== paper) seen.push(paper)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

describe('the theme', () => {
  journey('is kept, and the next page wears it from its first frame', async ({ visitor }) => {
    await visitor.opens('/')
    expect(await paperOf(visitor.page)).toBe(PAPER.light)
    await visitor.presses('Cambiar a tema oscuro')
    await expect.poll(() => paperOf(visitor.page)).toBe(PAPER.dark)
    await noteEveryFrame(visitor.page)
    await visitor.reloads()
    await expect.poll(() => visitor.page.evaluate('window.seenPapers')).toEqual([PAPER.dark])
    await expect
      .poll(() => visitor.page.locator('meta[name=theme-color]').getAttribute('content'))
      .toBe('#0F1716')
  })

  journey('follows the system live while nothing is chosen', async ({ arrive }) => {
    const visitor = await arrive({ scheme: 'dark' })
    await visitor.opens('/')
    expect(await paperOf(visitor.page)).toBe(PAPER.dark)
    await visitor.page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => paperOf(visitor.page)).toBe(PAPER.light)
  })

  journey('changes in every open tab', async ({ visitor }) => {
    await visitor.opens('/')
    const secondTab = await visitor.context.newPage()
    await secondTab.goto('/')
    await visitor.presses('Cambiar a tema oscuro')
    await expect.poll(() => paperOf(secondTab)).toBe(PAPER.dark)
  })
})
