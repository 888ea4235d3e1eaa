import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** The height in pixels of one screenshot: a browser repeats its content in pictures much larger than its graphics buffer. */
const SLICE_HEIGHT = 4000
/** A busy machine draws a map in more than five seconds. */
const PATIENCE_MS = 20_000
const QUIET_MS = 300

/** Lays out and paints everything: what is far from the window is skipped otherwise, also in a picture of the whole page. */
const showAll = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Scrolls down the page and back like a reader, so that lazy parts are loaded. */
const walkThrough = async () => {
  const step = window.innerHeight
  // A page behind others is not always painted, and would wait for ever.
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 500)
    })
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await painted()
    await painted()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Whether fonts and pictures have loaded, and nothing was fetched since the last call. */
const isSettled = () => {
  const fetched = performance.getEntriesByType('resource').length
  const root = document.documentElement
  const quiet = root.dataset.fetched === String(fetched)
  root.dataset.fetched = String(fetched)
  return (
    quiet &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete }) => complete) &&
    document.querySelector('[aria-busy="true"]') === null
  )
}

/**
 * Takes a screenshot of the settled page, from top to bottom. With an open dialog only the window is taken, because the dialog
 * belongs to it; with the name of a section only that section. A page that never settles is taken after a while.
 */
export const pictureOf = async (page: Page, part?: string): Promise<Buffer> => {
  const whole = (await page.locator('dialog[open]').count()) === 0
  if (whole) {
    await page.evaluate(showAll)
    await page.evaluate(walkThrough)
  }
  await page.waitForFunction(isSettled, null, { timeout: PATIENCE_MS, polling: QUIET_MS }).catch(() => {})
  if (!whole) return page.screenshot()
  if (part !== undefined) {
    const clip = await page.getByRole('region', { name: part, exact: true }).boundingBox()
    if (clip === null) throw new Error(`The page has no section ${part}.`)
    return page.screenshot({ fullPage: true, clip })
  }
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  if (height <= SLICE_HEIGHT) return page.screenshot({ fullPage: true })
  const slices: { input: Buffer; top: number; left: number }[] = []
  for (let top = 0; top < height; top += SLICE_HEIGHT) {
    const clip = { x: 0, y: top, width, height: Math.min(SLICE_HEIGHT, height - top) }
    slices.push({ input: await page.screenshot({ fullPage: true, clip }), top, left: 0 })
  }
  const canvas = { width, height, channels: 3, background: '#000000' } as const
  return sharp({ create: canvas }).composite(slices).png().toBuffer()
}
