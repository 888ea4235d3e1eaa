import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserAt } from '../../../test/browser.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, type Traveller, traveller } from '../../../test/traveller.ts'
import { accountsJobs } from './jobs.ts'
import { newAuthenticator } from './passkeys/testing/authenticator.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

/** Does now what a job does every night. */
const purge = async () => {
  let nightly = async () => {}
  const jobs = {
    define: (_name: string, _options: object, handler: () => Promise<void>) => {
      nightly = handler
    },
    schedule: () => {},
  }
  accountsJobs({ ...andariego.services, jobs: jobs as never })
  await nightly()
}
const lettersTo = (address: string) => andariego.letters.filter(({ to }) => to === address)
const KEPT = [
  'mailed_tokens',
  'sessions',
  'email_changes',
  'passkey_challenges',
  'known_devices',
  'security_events',
] as const
/** What is kept of somebody, by table. */
const keptOf = async ({ id }: Traveller) => {
  const kept: string[] = []
  for (const table of KEPT) {
    const rows = await andariego.services.database
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', id)
      .execute()
    if (rows.length > 0) kept.push(table)
  }
  return kept
}

/** Somebody with a known browser, a passkey, and links and challenges that wait to be used. */
const busy = async () => {
  const ana = await traveller(andariego)
  const home = browserAt(andariego)
  await home.post('/auth/login', { email: ana.email, password: PASSWORD })
  const device = newAuthenticator()
  const challengeOf = async () =>
    (await ana.api('POST /auth/passkeys/registration', { body: { password: PASSWORD } })).data.challenge
  const response = device.make({ challenge: await challengeOf(), counter: 1 })
  await ana.api('POST /auth/passkeys', { body: { name: 'Mi teléfono', response } })
  const forAnother = await challengeOf()
  const newEmail = `nueva-${ana.email}`
  await ana.api('POST /auth/email', { body: { email: newEmail, password: PASSWORD } })
  const before = lettersTo(ana.email).length
  await andariego.api()('POST /auth/forgot-password', { body: { email: ana.email } })
  await expect.poll(() => lettersTo(ana.email)).toHaveLength(before + 1)
  await settled(andariego, ana.email)
  return { ...ana, home, device, newEmail, forAnother }
}

test('the nightly purge takes nothing from anybody that is still of use', async () => {
  const ana = await busy()
  const { challenge } = (await andariego.api()('POST /auth/passkeys/options')).data
  await purge()
  expect(await keptOf(ana)).toEqual(KEPT)
  const visitor = andariego.api()
  await visitor('POST /auth/refresh', { body: { refreshToken: ana.refreshToken } })
  await visitor('POST /auth/passkeys/login', {
    body: { response: ana.device.show({ challenge, counter: 2 }) },
  })
  const response = newAuthenticator().make({ challenge: ana.forAnother })
  await ana.api('POST /auth/passkeys', { body: { name: 'Mi tableta', response } })
  const told = lettersTo(ana.email).length
  await ana.home.post('/auth/login', { email: ana.email, password: PASSWORD })
  expect(lettersTo(ana.email)).toHaveLength(told)
  expect((await ana.api('GET /auth/email')).data.pending?.email).toBe(ana.newEmail)
  const reset = lettersTo(ana.email).findLast(({ subject }) => subject === 'Elige una contraseña nueva')
  const token = new URL(reset?.button.url ?? '').searchParams.get('token') ?? ''
  await visitor('POST /auth/reset-password', { body: { token, password: 'Nueva-clave-1' } })
  const waiting = `espera-${ana.email}`
  await visitor('POST /auth/register', { body: { email: waiting, password: PASSWORD } })
  await purge()
  await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(andariego, waiting) } })
})

test('what has expired is deleted in the night, and the account stays', async () => {
  const ana = await busy()
  const { database } = andariego.services
  const long = new Date('2020-01-01')
  for (const table of ['mailed_tokens', 'sessions', 'email_changes', 'passkey_challenges'] as const)
    await database.updateTable(table).set({ expires_at: long }).where('user_id', '=', ana.id).execute()
  const ofDevices = database.updateTable('known_devices').set({ last_used_at: long })
  await ofDevices.where('user_id', '=', ana.id).execute()
  const ofEvents = database.updateTable('security_events').set({ created_at: long as never })
  await ofEvents.where('user_id', '=', ana.id).execute()
  await purge()
  expect(await keptOf(ana)).toEqual([])
  await andariego.api()('POST /auth/login', { body: { email: ana.email, password: PASSWORD } })
})
