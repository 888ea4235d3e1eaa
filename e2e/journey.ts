import { mkdir, readFile, stat } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { tellFigures } from '../server/test/figures.ts'
import { newEmail, openAccounts } from '../tools/accounts.ts'
import { timesLooked } from '../tools/barriers.ts'
import { createMailbox } from '../tools/mailbox.ts'
import type { Product } from '../tools/product.ts'
import { type Arrival, arriveAt, type Visitor } from '../tools/visitor.ts'
import { appoint } from './moderators.ts'

/** All combinations of input and screen in which the story of the main path is told. */
export const ALL_WAYS: readonly { how: string; arrival: Arrival }[] = [
  { how: 'with a mouse', arrival: {} },
  { how: 'on a phone 360 px wide', arrival: { width: 360, height: 740 } },
  { how: 'with the keyboard alone', arrival: { means: 'keyboard' } },
]

/**
 * The combinations besides the mouse, for stories that hold for each of them: `describe.each(WAYS)('…, $how', ({ arrival }) =>
 * …)`. The stories told only once use a mouse.
 */
export const WAYS = ALL_WAYS.slice(1)

// `npm run test:soak accessibility` reports it.
afterAll(async () => {
  if (process.env.PROOF_FIGURES && timesLooked() > 0) await tellFigures(`examined ${timesLooked()} times`)
})

const fileNameOf = (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)

/**
 * A test in the product's own words. `arrive` opens a browser for a visitor, `register` creates an account through the API,
 * `registerModerator` one with that role, `mailbox` holds the letters of all accounts. A journey fails at its end when a page had a problem listed in page-problems.ts; a
 * failed journey saves screenshots of its visitors' pages and prints what the server logged meanwhile.
 */
export const journey = test
  .extend('browserEndpoint', { scope: 'worker' }, () => inject('browserEndpoint'))
  .extend('browser', { scope: 'worker' }, async ({ browserEndpoint }, { onCleanup }) => {
    const browser = await chromium.connect(browserEndpoint)
    onCleanup(() => browser.close())
    return browser
  })
  /** Stories that need other settings replace this product with their own: `journey.override('product', …)`. */
  .extend(
    'product',
    (): Omit<Product, 'stop' | 'dataDir'> => ({
      url: inject('productUrl'),
      outbox: inject('outbox'),
      logFile: inject('serverLog'),
    }),
  )
  .extend('mailbox', ({ product }) => createMailbox(product.outbox))
  .extend('register', ({ product, mailbox }) => openAccounts(product.url, mailbox).register)
  .extend('registerModerator', ({ product, register }) => async () => {
    const account = await register(newEmail('juez'))
    await appoint(product.outbox, account.email)
    return account
  })
  .extend('arrive', async ({ product, browser, task, onTestFailed }, { onCleanup }) => {
    const visitors: Visitor[] = []
    const { size: logStart } = await stat(product.logFile)
    onTestFailed(async () => {
      const log = (await readFile(product.logFile)).subarray(logStart).toString().trim()
      if (log) process.stderr.write(`\nThe server, while “${task.name}” ran:\n${log}\n`)
    })
    onCleanup(async () => {
      const failed = task.result?.state === 'fail'
      if (failed) await mkdir(inject('evidence'), { recursive: true })
      const found = visitors.flatMap(({ problems }) => problems.found())
      for (const [index, { page, context }] of visitors.entries()) {
        if (failed)
          await page.screenshot({
            path: `${inject('evidence')}${fileNameOf(`${task.name} ${index + 1}`)}.png`,
          })
        await context.close()
      }
      expect(found).toEqual([])
    })
    return async (arrival?: Arrival): Promise<Visitor> => {
      const visitor = await arriveAt(product.url, browser, arrival)
      visitors.push(visitor)
      return visitor
    }
  })
  .extend('visitor', ({ arrive }) => arrive())
