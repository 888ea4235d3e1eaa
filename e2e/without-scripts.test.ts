import { expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const NAME = 'Mirador sin guion'
const SAID = 'Se ve todo el valle y casi nadie lo conoce todavía.'

journey(
  'whoever has no scripts reads reviews, places and what was searched, and follows links between them',
  async ({ browser, product, register }) => {
    const place = await placeWithReview(await register(), NAME)
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByText(SAID).first().waitFor()
    await page
      .getByRole('link', { name: `Ver Reseñas de ${NAME}` })
      .first()
      .click()
    await page.getByRole('heading', { name: NAME, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/place/${place}`)
    await page.getByText('Un mirador sobre el valle').first().waitFor()
    await page.getByText(SAID).first().waitFor()
    // The picture is in the page, not put there later.
    const picture = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    for (const [path, text] of [
      ['/explorar?q=mirador%20sin%20guion', NAME],
      ['/terminos', 'herramienta educativa'],
      ['/nada/de/nada', 'No encontramos esta página'],
    ] as const) {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
    }
    await context.close()
  },
)
