import { mkdir, readFile, stat } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openAccounts } from '../tools/accounts.ts'
import { createMailbox } from '../tools/mailbox.ts'
import type { Product } from '../tools/product.ts'
import { type Arrival, arriveAt, type Visitor } from '../tools/visitor.ts'

/** Every way in which people work a page: for the story of the main path. */
export const ALL_WAYS: readonly { how: string; arrival: Arrival }[] = [
  { how: 'with a mouse', arrival: {} },
  { how: 'on a phone 360 px wide', arrival: { width: 360, height: 740 } },
  { how: 'with the keyboard alone', arrival: { means: 'keyboard' } },
]

/**
 * A story that holds for one of them holds for the other: `describe.each(WAYS)('…, $how', ({ arrival }) => …)`. With a mouse go
 * the many stories that are told once.
 */
export const WAYS = ALL_WAYS.slice(1)

const fileNameOf = (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)

/**
 * A test in the product's own words. `arrive` brings somebody to a browser of their own, `register` opens an account the
 * short way, `mailbox` is everybody's post. What no page may have (see page-problems.ts) fails the journey at its end; a
 * journey that fails leaves pictures of what its visitors saw, and shows what the server logged meanwhile.
 */
export const journey = test
  .extend('browserEndpoint', { scope: 'worker' }, () => inject('browserEndpoint'))
  .extend('browser', { scope: 'worker' }, async ({ browserEndpoint }, { onCleanup }) => {
    const browser = await chromium.connect(browserEndpoint)
    onCleanup(() => browser.close())
    return browser
  })
  /** Another one stands in its place where a story is about how the product is set up: `journey.override('product', …)`. */
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
