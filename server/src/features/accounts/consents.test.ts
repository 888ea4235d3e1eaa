import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { mailedToken, PASSWORD, traveller } from '../../../test/traveller.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const OLDER = '2026-01-01'

test("Registering agrees to today's terms", async () => {
  const ana = await traveller(andariego)
  const { data } = await ana.api('GET /users/me/consent')
  expect(data).toEqual({
    current: TERMS_VERSION,
    agreed: { version: TERMS_VERSION, at: expect.stringMatching(/Z$/) },
  })
})

test('A user who agreed to older terms can agree to the new ones, once, but not to future ones', async () => {
  const email = 'de.antes@example.com'
  const visitor = andariego.api()
  await visitor('POST /auth/register', { body: { email, password: PASSWORD, termsVersion: OLDER } })
  await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(andariego, email) } })
  const { data: session } = await visitor('POST /auth/login', { body: { email, password: PASSWORD } })
  const api = andariego.api(session.accessToken)
  expect((await api('GET /users/me/consent')).data.agreed?.version).toBe(OLDER)
  const agree = () => api('POST /users/me/consent', { body: { version: TERMS_VERSION } })
  const { data: first } = await agree()
  expect(first.agreed?.version).toBe(TERMS_VERSION)
  expect((await agree()).data).toEqual(first)
  for (const version of ['2999-01-01', 'mañana'])
    await expect(api('POST /users/me/consent', { body: { version } })).rejects.toMatchObject({ status: 422 })
})

test('An unconfirmed registration that is repeated keeps the consent', async () => {
  const email = 'dos.veces@example.com'
  const visitor = andariego.api()
  await visitor('POST /auth/register', { body: { email, password: PASSWORD, termsVersion: OLDER } })
  await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
  const rows = await andariego.services.database.selectFrom('consents').select('version').execute()
  expect(rows.map(({ version }) => version)).toContain(OLDER)
})
