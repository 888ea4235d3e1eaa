import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { type Account, openAccounts } from '../../tools/accounts.ts'
import { executablePath } from '../../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../../tools/browser-arguments.ts'
import { createMailbox } from '../../tools/mailbox.ts'
import { startProduct } from '../../tools/product.ts'
import { arriveAt, type Visitor } from '../../tools/visitor.ts'
import { temporaryFolder } from '../product.ts'
import { median, quantile, type Row } from '../row.ts'

const STOPS = 200
const DAYS = 28
const TIMES = 10
const LIMIT_MS = 1_000

/** A trip whose every stop says something, and the path of its page. */
const planned = async ({ api }: Account): Promise<string> => {
  const places = []
  for (let index = 0; index < STOPS; index++) {
    const body = {
      name: `Parada ${index}`,
      address: `Camino ${index}`,
      latitude: index / 10 - 50,
      longitude: -70,
    }
    places.push(await api('POST /places', { body }))
  }
  const items = places.map(({ id }, index) => ({
    placeId: id,
    date: `2027-01-${String(1 + (index % DAYS)).padStart(2, '0')}`,
  }))
  const { data } = await api('POST /itineraries', { body: { name: 'Doscientas paradas', items } })
  const operations = data.items.map(({ id }, index) => ({
    id: crypto.randomUUID(),
    operation: {
      kind: 'set-stop' as const,
      stopId: id,
      fields: { startTime: '09:30', note: `Preguntar por la llave ${index} y llevar **agua**.` },
    },
  }))
  await api('POST /itineraries/:id/operations', { params: { id: data.id }, body: { operations } })
  return `/itinerary/${data.id}`
}

/** In the page: notes when the frames with a screen full of stops and with all stops were painted, in ms since the navigation. */
const noteStops = (stops: number) => {
  const full = Promise.withResolvers<number>()
  const all = Promise.withResolvers<number>()
  Object.assign(window, { stopsShown: Promise.all([full.promise, all.promise]) })
  const painted = (resolve: (time: number) => void) => setTimeout(() => resolve(performance.now()))
  let seen = 0
  const look = () => {
    const shown = document.querySelectorAll('[data-stop]')
    // Asking where a stop is makes the browser lay the page out: only when there are more of them.
    if (shown.length === seen) return requestAnimationFrame(look)
    seen = shown.length
    const bottom = shown.item(shown.length - 1)?.getBoundingClientRect().bottom ?? 0
    if (shown.length === stops || bottom >= innerHeight) painted(full.resolve)
    if (shown.length === stops) painted(all.resolve)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Opening {
  /** From the navigation until stops filled the screen, in ms. */
  full: number
  /** From the navigation until all stops were there, in ms. */
  all: number
  /** How long the page's main thread worked for all of it, in ms, without what it waited for the processor. */
  worked: number
}

const openedIn = async ({ context }: Visitor, path: string): Promise<Opening> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(noteStops, STOPS)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const [full, all] = await page.evaluate(
    () => (window as unknown as { stopsShown: Promise<[number, number]> }).stopsShown,
  )
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { full, all, worked: seconds * 1000 }
}

const answersKept = async (visitor: Visitor, path: string) => {
  const isKept = ({ path: kept }: { path: string }) => `/itineraries/${path.split('/').at(-1)}` === kept
  while (!((await visitor.keptIn('answers')) as { path: string }[]).some(isKept))
    await visitor.page.waitForTimeout(100)
}

/** How soon a trip of 200 stops that was looked at once is on the screen of a new tab, with the network really off. */
export const tripOffline = async (): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const product = await startProduct({ logFile: join(folder, 'server.log'), settings: { WORKERS: '1' } })
  const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
  try {
    const { register } = openAccounts(product.url, createMailbox(product.outbox))
    const owner = await register()
    const path = await planned(owner)
    const visitor = await arriveAt(product.url, browser, { as: owner, keeps: true })
    await visitor.opens(path)
    await visitor.hasKept(path)
    await answersKept(visitor, path)
    await visitor.losesTheConnection()
    const openings: Opening[] = []
    for (let count = -2; count < TIMES; count++) {
      const opening = await openedIn(visitor, path)
      if (count >= 0) openings.push(opening)
    }
    const full = openings.map((opening) => opening.full)
    const p95 = quantile(full, 0.95)
    const middle = (figure: keyof Opening) => median(openings.map((opening) => opening[figure])).toFixed(0)
    return [
      {
        what: `Opening a trip of ${STOPS} stops without a connection, in a new tab, until stops fill the screen`,
        figure: `p95 ${p95.toFixed(0)} ms (median ${middle('full')} ms, ${TIMES} times; all stops after ${middle('all')} ms, for which the page worked ${middle('worked')} ms)`,
        target: `≤ ${LIMIT_MS} ms`,
        ok: p95 <= LIMIT_MS,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await remove()
  }
}
