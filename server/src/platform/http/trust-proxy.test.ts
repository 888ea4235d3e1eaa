import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

let behindProxy: TestApp
let direct: TestApp
beforeAll(async () => {
  behindProxy = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  direct = await testApp({ RATE_LIMITS: 'on' })
})
afterAll(() => Promise.all([behindProxy.close(), direct.close()]))

/** Counts how many of these callers in a row get through a limit of five requests per address. */
const letThrough = async ({ app }: TestApp, forwarded: string[]) => {
  let count = 0
  for (const [index, address] of forwarded.entries()) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { 'x-forwarded-for': address },
      payload: { email: `nadie${index}@example.com` },
    })
    expect([202, 200, 429]).toContain(statusCode)
    if (statusCode !== 429) count += 1
  }
  return count
}
const eight = (write: (number: number) => string) => Array.from({ length: 8 }, (_, number) => write(number))

test.each([
  ['an address with ports', eight((number) => `192.0.2.1:${4000 + number}`)],
  ['a network of IPv6', eight((number) => `2001:db8:1:2::${number + 1}`)],
  ['the same in brackets, with ports', eight((number) => `[2001:db8:1:3::${number + 1}]:${4000 + number}`)],
  ['garbage', eight((number) => `basura-${number}`)],
  ['what a client wrote before the proxy', eight((number) => `198.51.100.${number}, 192.0.2.7`)],
])('behind a proxy, %s is one caller', async (_name, forwarded) => {
  expect(await letThrough(behindProxy, forwarded)).toBe(5)
})

test('behind a proxy, other forwarded addresses are other callers', async () => {
  expect(
    await letThrough(
      behindProxy,
      eight((number) => `203.0.113.${number}`),
    ),
  ).toBe(8)
})

test('without a proxy, the forwarded address is ignored', async () => {
  expect(
    await letThrough(
      direct,
      eight((number) => `203.0.113.${number}`),
    ),
  ).toBe(5)
})
