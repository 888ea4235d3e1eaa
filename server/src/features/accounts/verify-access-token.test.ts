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

test('a verified access token is refused as soon as it has expired', async () => {
  const ana = await traveller(andariego)
  const verify = createVerifyAccessToken(andariego.services)
  expect(await verify(ana.accessToken)).toMatchObject({ id: ana.id })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
  expect(await verify(ana.accessToken)).toMatchObject({ id: ana.id })
  vi.setSystemTime(Date.now() + 62_000)
  expect(await verify(ana.accessToken)).toBeNull()
})

test('a change of a user takes effect for them at once, and nobody else is looked up again', async () => {
  const [ana, luz] = [await traveller(andariego), await traveller(andariego)]
  const { database, events } = andariego.services
  const verify = createVerifyAccessToken(andariego.services)
  const addresses = async () => [
    (await verify(ana.accessToken))?.email,
    (await verify(luz.accessToken))?.email,
  ]
  expect(await addresses()).toEqual([ana.email, luz.email])
  for (const { id, email } of [ana, luz])
    await database
      .updateTable('users')
      .set({ email: `nueva-${email}` })
      .where('id', '=', id)
      .execute()
  expect(await addresses()).toEqual([ana.email, luz.email])
  events.dispatch({ type: 'caller-changed', userId: ana.id })
  expect(await addresses()).toEqual([`nueva-${ana.email}`, luz.email])
  events.dispatch({ type: 'resync' })
  expect(await addresses()).toEqual([`nueva-${ana.email}`, `nueva-${luz.email}`])
})
