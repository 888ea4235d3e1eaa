import { expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** Applies the page's complete style sheets and returns the elements and pseudo-elements whose computed style changes. */
const changedByWholeSheets = async () => {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')]
  const elements = [...document.querySelectorAll('body, body *:not(script, style, svg *)')]
  const styleOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    if (part && style.content === 'none') return ['content: none']
    return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
  }
  const stylesOf = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => styleOf(element, part))
  const own = elements.map(stylesOf)
  for (const sheet of sheets) sheet.media = 'all'
  await Promise.all(
    sheets.map((sheet) => sheet.sheet ?? new Promise((resolve) => sheet.addEventListener('load', resolve))),
  )
  const changes = elements.flatMap((element, at) =>
    stylesOf(element).flatMap((style, part) =>
      style
        .filter((line, index) => own[at]?.[part]?.[index] !== line)
        .map((line) => `${element.outerHTML.slice(0, 80)} now has ${line}`),
    ),
  )
  return { sheets: sheets.length, elements: elements.length, changes: changes.slice(0, 10) }
}

journey(
  'a page looks the same with the rules of its own elements as with all of them',
  async ({ browser, product, register }) => {
    const place = await placeWithReview(await register(), 'Mirador de los estilos')
    for (const [width, colorScheme, paths] of [
      [360, 'light', ['/', `/place/${place}`, '/login']],
      [1280, 'dark', ['/', `/place/${place}`, '/explorar', '/search?q=mirador', '/nada']],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      // With scripts, the page would apply the complete style sheets by itself.
      await context.route(/\.js$/, (route) => route.abort())
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(product.url + path)
        await page.evaluate(() => document.fonts.ready)
        // They load with the scripts.
        await page.locator('link[rel="stylesheet"][media="print"]').last().waitFor({ state: 'attached' })
        const { sheets, elements, changes } = await page.evaluate(changedByWholeSheets)
        expect(sheets).toBeGreaterThan(0)
        expect(elements).toBeGreaterThan(20)
        expect(changes).toEqual([])
      }
      await context.close()
    }
  },
)
