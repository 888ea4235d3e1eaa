import { join } from 'node:path'
import { MONACO } from '@andariego/map-regions/testing/extracts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { importMapRegion } from '../../server/src/features/maps/public.ts'
import { executablePath } from '../../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../../tools/browser-arguments.ts'
import { startProduct } from '../../tools/product.ts'
import { temporaryFolder } from '../product.ts'
import { median, quantile, type Row } from '../row.ts'

const SLOWER = 4
/** 60 frames a second. */
const FRAME_MS = 1000 / 60
const STEPS = 90
const STEP_PX = 6
/** The centre of Monaco in the map of Explorar. */
const MONACO_IN_EXPLORE = '/explorar?zona=7.4120,43.7280,7.4340,43.7440'
/** How many ms the page may take on a slow machine. */
const PATIENCE_MS = 120_000

interface TraceEvent {
  name: string
  /** Duration in µs of the thread's own time, without what it waited for others. */
  tdur?: number
}

/** What the page's scripts worked for each frame of a trace, in ms. */
const frameTimes = (events: readonly TraceEvent[]): number[] =>
  events.flatMap(({ name, tdur }) =>
    name === 'FireAnimationFrame' && tdur !== undefined ? [tdur / 1000] : [],
  )

const drag = async (page: Page) => {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('The page shows no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step++) {
    const way = Math.abs(((step + 30) % 60) - 30) * STEP_PX
    await page.mouse.move(x - way, y - way / 2)
  }
  await page.mouse.up()
}

const tracedFrames = async (browser: Browser, url: string): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(url + MONACO_IN_EXPLORE, { waitUntil: 'load' })
    await page.locator('canvas.maplibregl-canvas').waitFor()
    // The tiles around the way are loaded and laid out before the measured drag.
    await drag(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await drag(page)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return frameTimes(traceEvents)
  } finally {
    await page.close()
  }
}

/**
 * How long the page's scripts work for a frame while a map with streets is dragged, on a processor four times slower. The drawing
 * is the work of a GPU, which a machine without one emulates for longer than a frame: it is left out.
 */
export const mapFrames = async (): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const regions = join(folder, 'regions')
  await importMapRegion({ file: MONACO, regions })
  const product = await startProduct({
    logFile: join(folder, 'server.log'),
    settings: { WORKERS: '1', MAPS_REGIONS: regions },
  })
  const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
  try {
    const times = await tracedFrames(browser, product.url)
    const p95 = quantile(times, 0.95)
    return [
      {
        what: "A frame of a dragged map with streets (Monaco), 4× CPU, the scripts' part, p95",
        figure: `${p95.toFixed(1)} ms (median ${median(times).toFixed(1)} ms, ${times.length} frames)`,
        target: `≤ ${FRAME_MS.toFixed(1)} ms`,
        ok: times.length === 0 ? null : p95 <= FRAME_MS,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await remove()
  }
}
