import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A browser repeats itself in pictures much higher than what its graphics hold at once. */
const SLICE_HEIGHT = 4000
const PATIENCE_MS = 5000
const QUIET_MS = 300

/** Down the page and back, as a reader goes: what loads late is asked for. */
const walkThrough = async () => {
  const step = window.innerHeight
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Letters and pictures are there, and since the last look nothing more was fetched. */
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
 * The page as it came to rest, from top to bottom. What stands over it belongs to the window, not to the page below: with
 * a dialog open it is the window alone. What never rests is taken as it is after a while.
 */
export const pictureOf = async (page: Page): Promise<Buffer> => {
  const whole = (await page.locator('dialog[open]').count()) === 0
  if (whole) await page.evaluate(walkThrough)
  await page.waitForFunction(isSettled, null, { timeout: PATIENCE_MS, polling: QUIET_MS }).catch(() => {})
  if (!whole) return page.screenshot()
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
