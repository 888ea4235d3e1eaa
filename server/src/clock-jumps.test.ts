import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiFailure, type TestApp, testApp } from '../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../test/traveller.ts'
import { newPlace } from '../test/world.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterEach(() => vi.useRealTimers())
afterAll(() => andariego.close())

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiFailure ? error.status : error),
  )

test.each([
  ['a minute ahead', MINUTE, 200],
  ['an hour ahead', 60 * MINUTE, 401],
  ['forty days ahead', 40 * DAY, 401],
  ['a minute back', -MINUTE, 200],
  ['a day back', -DAY, 200],
  ['ten years back', -3650 * DAY, 200],
])('the clock of the server jumps %s: it goes on, also when the clock comes back', async (_, jump, known) => {
  const own = () => ana.api('GET /users/me/profile')
  const place = await ana.api('POST /places', { body: newPlace() })
  const signIn = () => andariego.api()('POST /auth/login', { body: { email: ana.email, password: PASSWORD } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump })
  expect(await statusOf(own())).toBe(known)
  const { data } = await signIn()
  const api = andariego.api(data.accessToken)
  await api('POST /places', { body: newPlace() })
  await api('PUT /places/:id/description', {
    params: { id: place.id },
    body: { description: `Una plaza amplia con sombra, vista ${jump} más tarde.` },
  })
  const seen = await andariego.api()('GET /places/:id', { params: { id: place.id } })
  expect(seen.description).toContain(String(jump))
  const health = await andariego.app.inject({ url: '/health/ready' })
  expect(health.statusCode).toBe(200)
  vi.useRealTimers()
  expect(await statusOf(own())).toBe(200)
  // Sessions opened at the other time can be ended like any other.
  await andariego.api()('POST /auth/logout', { body: { refreshToken: data.refreshToken } })
  expect(await statusOf(api('GET /users/me/profile'))).toBe(401)
})

test('somebody locked out while the clock is wrong is let in when it is right again', async () => {
  const strict = await testApp({ RATE_LIMITS: 'on' })
  try {
    const { email } = await traveller(strict)
    const signIn = (password: string) =>
      statusOf(strict.api()('POST /auth/login', { body: { email, password } }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY })
    for (let guess = 0; guess < 10; guess++) expect(await signIn('Equivocada-1')).toBe(401)
    expect(await signIn(PASSWORD)).toBe(429)
    vi.useRealTimers()
    expect(await signIn(PASSWORD)).toBe(200)
  } finally {
    await strict.close()
  }
})
