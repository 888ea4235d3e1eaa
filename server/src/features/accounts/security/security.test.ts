import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAt } from '../../../../test/browser.ts'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts'
import { mailedToken, PASSWORD, settled, traveller } from '../../../../test/traveller.ts'

let database: TestDatabase
/** Two applications on one database: one with rate limits, one without for preparing data. */
let limited: TestApp
let free: TestApp
beforeAll(async () => {
  database = await testDatabase()
  free = await testApp({}, database)
  limited = await testApp({ RATE_LIMITS: 'on' }, { ...database, drop: async () => {} })
})
afterAll(async () => {
  await limited.close()
  await free.close()
})

type Browser = ReturnType<typeof browserAt>
const login = ({ post }: Browser, email: string, password = PASSWORD) =>
  post('/auth/login', { email, password })
const eventsOf = async (api: TestApp['api'] extends (token?: string) => infer Api ? Api : never) =>
  (await api('GET /auth/security-events')).data.map(({ kind }) => kind)
const lettersAbout = (email: string, subject: RegExp) =>
  free.letters.filter((letter) => letter.to === email && subject.test(letter.subject))
const NEW = /^Nuevo inicio/

describe('a device', () => {
  test('is not announced at the first sign-in, nor when it signs in again', async () => {
    const email = 'primera@example.com'
    await free.api()('POST /auth/register', { body: { email, password: PASSWORD } })
    await free.api()('GET /auth/confirm-email/:token', { params: { token: mailedToken(free, email) } })
    const home = browserAt(free)
    await login(home, email)
    const { body } = await login(home, email)
    expect(lettersAbout(email, NEW)).toEqual([])
    expect(await eventsOf(free.api(body.data.accessToken))).toEqual([])
  })

  test('that the account does not know is announced by mail and listed in the account', async () => {
    const ana = await traveller(free)
    const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0'
    const phone = browserAt(free, { userAgent: userAgent.padEnd(400, '.') })
    for (const _ of [1, 2]) await login(phone, ana.email)
    const [letter, ...others] = lettersAbout(ana.email, NEW)
    expect(others).toEqual([])
    expect(letter?.paragraphs.join(' ')).toContain('Firefox en un teléfono Android')
    const { data } = await ana.api('GET /auth/security-events')
    expect(data).toEqual([
      {
        id: expect.any(String),
        kind: 'new-device',
        at: expect.any(String),
        userAgent: userAgent.padEnd(300, '.'),
      },
    ])
  })

  test('is announced by mail five times an hour at most, and always listed', async () => {
    const ana = await traveller(free)
    for (let time = 0; time < 7; time++) await login(browserAt(free), ana.email)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(5)
    expect(await eventsOf(ana.api)).toHaveLength(7)
  })

  test('is identified by a cookie that no script and no other site can read', async () => {
    const ana = await traveller(free)
    const secure = await testApp(
      { PUBLIC_URL: 'https://andariego.example' },
      { ...database, drop: async () => {} },
    )
    const cookieOf = async ({ app }: TestApp) => {
      const payload = { email: ana.email, password: PASSWORD }
      return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).headers['set-cookie']
    }
    expect(await cookieOf(free)).toMatch(
      /^dispositivo=[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    )
    // Browsers take a cookie of this name from our host alone: not from one below its domain, nor without encryption.
    expect(await cookieOf(secure)).toMatch(
      /^__Host-dispositivo=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await secure.close()
  })

  test('is still known by the cookie that it got before cookies were bound to the host', async () => {
    const ana = await traveller(free)
    const secure = await testApp(
      { PUBLIC_URL: 'https://andariego.example' },
      { ...database, drop: async () => {} },
    )
    try {
      const former = browserAt(free)
      await login(former, ana.email)
      const home = browserAt(secure)
      for (const [name, value] of former.cookies) home.cookies.set(name, value)
      await login(home, ana.email)
      expect([...home.cookies.keys()]).toEqual(['dispositivo', '__Host-dispositivo'])
      expect(await eventsOf(ana.api)).toEqual(['new-device'])
    } finally {
      await secure.close()
    }
  })

  test('of several people is known to each of their accounts', async () => {
    const [ana, luz] = [await traveller(free), await traveller(free)]
    const shared = browserAt(free)
    for (const { email } of [ana, luz, ana, luz]) await login(shared, email)
    for (const { email } of [ana, luz]) expect(lettersAbout(email, NEW)).toHaveLength(1)
  })

  test('is not known by a cookie that somebody planted', async () => {
    const [ana, thief] = [await traveller(free), await traveller(free)]
    const planted = browserAt(free)
    await login(planted, thief.email)
    const home = browserAt(free)
    for (const [name, value] of planted.cookies) home.cookies.set(name, value)
    await login(home, ana.email)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(1)
    await login(planted, ana.email)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(2)
  })

  test('is unknown again when its session is ended from another device', async () => {
    const ana = await traveller(free)
    const phone = browserAt(free)
    await login(phone, ana.email)
    const sessions = (await ana.api('GET /auth/sessions')).data
    await ana.api('DELETE /auth/sessions/:id', {
      params: { id: sessions.find(({ current }) => !current)?.id ?? '' },
    })
    await login(phone, ana.email)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(2)
    expect(await eventsOf(ana.api)).toEqual(['new-device', 'session-ended', 'new-device'])
  })

  test('stays known when the session on another one is ended', async () => {
    const ana = await traveller(free)
    const [phone, tablet] = [browserAt(free), browserAt(free)]
    await login(phone, ana.email)
    const ofPhone = (await ana.api('GET /auth/sessions')).data.find(({ current }) => !current)
    await login(tablet, ana.email)
    await ana.api('DELETE /auth/sessions/:id', { params: { id: ofPhone?.id ?? '' } })
    await login(tablet, ana.email)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(2)
  })

  test('is forgotten when the password changes, except the one it was changed on', async () => {
    const ana = await traveller(free)
    const [home, phone] = [browserAt(free), browserAt(free)]
    const { body } = await login(home, ana.email)
    await login(phone, ana.email)
    const newPassword = 'Nueva-clave-1'
    await home.post(
      '/auth/change-password',
      { currentPassword: PASSWORD, newPassword },
      body.data.accessToken,
    )
    for (const browser of [home, phone]) await login(browser, ana.email, newPassword)
    expect(lettersAbout(ana.email, NEW)).toHaveLength(3)
    expect(await eventsOf(free.api(body.data.accessToken))).toEqual([
      'new-device',
      'password-changed',
      'new-device',
      'new-device',
    ])
  })
})

describe("while a stranger's wrong passwords have locked an account", () => {
  const lockOut = async (email: string, address: string) => {
    const stranger = browserAt(limited, { address })
    for (let time = 0; time < 10; time++) expect((await login(stranger, email, 'nada')).status).toBe(401)
    expect((await login(stranger, email)).status).toBe(429)
  }

  test('a known device may sign in, and a new one may not', async () => {
    const ana = await traveller(free)
    const home = browserAt(limited, { address: '198.51.100.1' })
    await login(home, ana.email)
    await lockOut(ana.email, '198.51.100.2')
    expect((await login(home, ana.email)).status).toBe(200)
    expect((await login(browserAt(limited, { address: '198.51.100.3' }), ana.email)).status).toBe(429)
  })

  test('a known device has its own ten guesses, and no more', async () => {
    const ana = await traveller(free)
    const home = browserAt(limited, { address: '198.51.100.4' })
    await login(home, ana.email)
    await lockOut(ana.email, '198.51.100.5')
    for (let time = 0; time < 10; time++) expect((await login(home, ana.email, 'nada')).status).toBe(401)
    expect((await login(home, ana.email)).status).toBe(429)
  })

  test('a device known to another account is treated as new', async () => {
    const [ana, luz] = [await traveller(free), await traveller(free)]
    const other = browserAt(limited, { address: '198.51.100.6' })
    await login(other, luz.email)
    await lockOut(ana.email, '198.51.100.7')
    expect((await login(other, ana.email)).status).toBe(429)
  })

  test('a mailed link signs in, from the browser that followed it and from others', async () => {
    const ana = await traveller(free)
    await lockOut(ana.email, '198.51.100.8')
    await free.api()('POST /auth/forgot-password', { body: { email: ana.email } })
    await expect.poll(() => lettersAbout(ana.email, /^Elige/)).toHaveLength(1)
    await settled(free, ana.email)
    const password = 'Nueva-clave-1'
    const home = browserAt(limited, { address: '198.51.100.9' })
    await home.post('/auth/reset-password', { token: mailedToken(free, ana.email), password })
    expect((await login(browserAt(limited, { address: '198.51.100.10' }), ana.email, password)).status).toBe(
      200,
    )
    await lockOut(ana.email, '198.51.100.11')
    expect((await login(home, ana.email, password)).status).toBe(200)
  })
})

describe('the list of security events', () => {
  test('is read page by page, only by its owner', async () => {
    const [ana, luz] = [await traveller(free), await traveller(free)]
    for (let time = 0; time < 21; time++) await login(browserAt(free), ana.email)
    const first = await ana.api('GET /auth/security-events')
    const second = await ana.api('GET /auth/security-events', { query: { cursor: first.nextCursor ?? '' } })
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([20, 1, null])
    expect(await eventsOf(luz.api)).toEqual([])
    expect((await refusal(free.api()('GET /auth/security-events'))).status).toBe(401)
  })
})
