import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAnswerCache } from '../cache.ts'
import { cacheTag } from '../cache-tag.ts'
import { createEvents } from '../events.ts'
import { createLog } from '../log.ts'
import { createAnswerMaker } from './answer-maker.ts'
import type { Failure } from './errors.ts'
import { LimitExceeded, type Limits } from './limits.ts'
import { createRenderings } from './renderings.ts'

/** In these tests, addresses that end in .9 have used up their limit of renderings. */
const limits: Pick<Limits, 'consume'> = {
  consume: async (_bucket, { address }) => {
    if (address.endsWith('.9')) throw new LimitExceeded(30)
  },
}

const fresh = () => {
  const events = createEvents({ url: 'postgres://none', log: createLog({ level: 'silent' }) })
  const cache = createAnswerCache(events)
  const renderings = createRenderings(cache, createAnswerMaker(cache), limits)
  let count = 0
  const made = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(String(++count)),
    tags: [cacheTag('place:1')],
  })
  const page = async (address = '192.0.2.1', render = made) =>
    (await renderings.page('/place/1', address, render)).body.toString()
  const changed = () => events.dispatch({ type: 'changed', tags: [cacheTag('place:1')] })
  return { renderings, page, made, changed, cache }
}

test('a change shows in the next page, unless the page changes faster than it can be rendered', async () => {
  const { page, changed } = fresh()
  for (const number of ['1', '2', '3', '4']) {
    expect(await page()).toBe(number)
    expect(await page()).toBe(number)
    changed()
  }
  expect(await page()).toBe('4')
})

test('a page that was sent in its older form is rendered again within a second', async () => {
  const { page, changed } = fresh()
  for (let count = 0; count < 4; count++) {
    await page()
    changed()
  }
  const began = performance.now()
  expect(await page()).toBe('4')
  await expect.poll(() => page(), { interval: 10, timeout: 2_000 }).toBe('5')
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('a page that changed four times within a second, but not within less, is rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { page, changed } = fresh()
  for (let count = 0; count < 4; count++) {
    await page()
    if (count === 2) vi.setSystemTime(Date.now() + 1_000)
    changed()
  }
  expect(await page()).toBe('5')
})

test('a client over the limit of renderings is refused, but still gets cached pages', async () => {
  const { page } = fresh()
  await expect(page('192.0.2.9')).rejects.toBeInstanceOf(LimitExceeded)
  await page('192.0.2.1')
  expect(await page('192.0.2.9')).toBe('1')
})

test('one address that requests endless pages waits behind its own requests, and others do not', async () => {
  const { renderings, made } = fresh()
  const ends: (() => void)[] = []
  const slow = async () => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return made()
  }
  const flood = Array.from({ length: 120 }, (_, index) =>
    renderings.page(`/?q=${index}`, '192.0.2.7', slow).then(
      () => 'rendered',
      (error: Failure) => error.status,
    ),
  )
  await turn()
  expect(ends).toHaveLength(1)
  const other = await renderings.page('/place/2', '192.0.2.2', made)
  expect(other.status).toBe(200)
  let done = false
  const all = Promise.all(flood).finally(() => {
    done = true
  })
  while (!done) {
    ends.shift()?.()
    await turn()
  }
  const outcomes = await all
  expect(outcomes.filter((outcome) => outcome === 503)).toHaveLength(19)
  expect(outcomes.filter((outcome) => outcome === 'rendered')).toHaveLength(101)
})
