import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { executablePath } from '../../tools/browser.ts'
import { startProduct } from '../../tools/product.ts'
import { PHONE_ARGUMENTS } from '../lighthouse.ts'
import { temporaryFolder } from '../product.ts'
import { median, quantile, type Row } from '../row.ts'

const ROUNDS = 5
const SLOWER = 4
const LIMIT_MS = 100
/** Pointing at a link begins to load its page; so long passes until the press. */
const INTENT_MS = 500

interface Felt {
  /** Of each interaction, until its result was painted. */
  interactions: number[]
  /** Of each move to another page, from the press until that page's heading was painted. */
  moves: number[]
}

/** Keeps the times of all interactions and moves. Runs in the page. */
const keepTimes = () => {
  const interactions = new Map<number, number>()
  const moves: number[] = []
  Object.assign(window, { felt: () => ({ interactions: [...interactions.values()], moves }) })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const longest = Math.max(interactions.get(entry.interactionId) ?? 0, entry.duration)
      if (entry.interactionId > 0) interactions.set(entry.interactionId, longest)
    }
    // @ts-expect-error the type of the options lacks what the standard has
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  let pressedAt: number | null = null
  const heading = () => document.querySelector('main h1')?.textContent
  let shown: string | null | undefined
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('a[href^="/"]')) return
      shown = heading()
      pressedAt = event.timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (pressedAt === null || heading() === undefined || heading() === shown) return
    const from = pressedAt
    pressedAt = null
    requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - from)))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

type FeltWindow = Window & { felt: () => Felt }

const follow = async (page: Page, name: RegExp) => {
  const link = page.getByRole('link', { name }).first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(INTENT_MS)
  const before = await page.evaluate(() => (window as unknown as FeltWindow).felt().moves.length)
  await link.click()
  await page.waitForFunction((count) => (window as unknown as FeltWindow).felt().moves.length > count, before)
}

/** What a visitor does: looks around on the first page, and goes on to others. */
const lookAround = async (page: Page, url: string): Promise<Felt> => {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react')),
  )
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await press(/^Tema|tema/)
  await press('Leer más')
  await page.getByLabel('Buscar lugares', { exact: true }).pressSequentially('playa', { delay: 120 })
  await page.keyboard.press('Escape')
  await press(/^Ver (foto|video) 1 de/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await follow(page, /^Ver Reseñas de/)
  await follow(page, /^Explorar$/)
  await follow(page, /ir al inicio$/)
  return page.evaluate(() => (window as unknown as FeltWindow).felt())
}

const rowOf = (what: string, times: number[], told: number): Row => ({
  what,
  figure: `${told.toFixed(0)} ms (median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${times.length} of them)`,
  target: `≤ ${LIMIT_MS} ms`,
  ok: told <= LIMIT_MS,
})

/** How soon the sample community's pages answer a press or a key, on a processor four times slower. */
export const interactions = async (): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const product = await startProduct({
    logFile: join(folder, 'server.log'),
    entry: 'demo/main.ts',
    settings: { WORKERS: '1' },
  })
  const browser = await chromium.launch({ executablePath: executablePath(), args: PHONE_ARGUMENTS })
  try {
    const felt: Felt = { interactions: [], moves: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.addInitScript(keepTimes)
      const { interactions, moves } = await lookAround(page, product.url)
      felt.interactions.push(...interactions)
      felt.moves.push(...moves)
      await page.close()
    }
    return [
      rowOf(
        'Interaction to next paint, 4× CPU, p98 of a visit',
        felt.interactions,
        quantile(felt.interactions, 0.98),
      ),
      rowOf('From page to page, pointed at before, 4× CPU, p95', felt.moves, quantile(felt.moves, 0.95)),
    ]
  } finally {
    await browser.close()
    await product.stop()
    await remove()
  }
}
