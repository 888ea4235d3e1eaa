import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, traveller } from '../../../test/traveller.ts'

const ADDRESSES = 30
let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => andariego.close())

test('somebody with a stolen session cannot guess the password, from however many addresses', async () => {
  const ana = await traveller(andariego)
  const guess = (deed: number, password: string) =>
    andariego.app.inject({
      ...(
        [
          {
            method: 'POST',
            url: '/api/auth/change-password',
            payload: { currentPassword: password, newPassword: 'Nueva-clave-1' },
          },
          { method: 'DELETE', url: '/api/users/me', payload: { password } },
          { method: 'POST', url: '/api/auth/passkeys/registration', payload: { password } },
          { method: 'POST', url: '/api/auth/second-factor/setup', payload: { password } },
          { method: 'POST', url: '/api/auth/email', payload: { password, email: 'otra@example.com' } },
        ] as const
      )[deed % 5],
      headers: {
        authorization: `Bearer ${ana.accessToken}`,
        'x-forwarded-for': `192.0.2.${deed + 1}`,
      },
    })
  const statuses = []
  for (let deed = 0; deed < ADDRESSES; deed++)
    statuses.push((await guess(deed, `Adivina-${deed}`)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(403), ...Array(ADDRESSES - 10).fill(429)])
  // Not even the right one is told now.
  expect((await guess(0, PASSWORD)).statusCode).toBe(429)
  // Its owner still signs in.
  const { data } = await andariego.api()('POST /auth/login', {
    body: { email: ana.email, password: PASSWORD },
  })
  expect(data.user.id).toBe(ana.id)
})

test('a right password begins the count anew', async () => {
  const ana = await traveller(andariego)
  const setUp = (password: string) => ana.api('POST /auth/second-factor/setup', { body: { password } })
  for (let round = 0; round < 2; round++) {
    for (let wrong = 0; wrong < 6; wrong++) expect((await refusal(setUp('Adivina-1'))).status).toBe(403)
    await setUp(PASSWORD)
  }
})
