import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { createVerifyAccessToken } from './verify-access-token.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterEach(() => vi.useRealTimers())
afterAll(() => andariego.close())

test('an access token that was proven once is refused as soon as it has expired', async () => {
  const ana = await traveller(andariego)
  const verify = createVerifyAccessToken(andariego.services)
  expect(await verify(ana.accessToken)).toMatchObject({ id: ana.id })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
  expect(await verify(ana.accessToken)).toMatchObject({ id: ana.id })
  vi.setSystemTime(Date.now() + 62_000)
  expect(await verify(ana.accessToken)).toBeNull()
})
