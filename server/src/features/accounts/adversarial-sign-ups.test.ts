import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { UNCONFIRMED_ACCOUNT_DAYS } from '@andariego/contract/kept-data-times-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, traveller } from '../../../test/traveller.ts'
import { usersRepository } from './users-repository.ts'

const PROXY = '127.0.0.1'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: PROXY })
})
afterAll(async () => {
  vi.resetConfig()
  await andariego.close()
})

/** Sign-ups altogether; `npm run test:attacks` makes a thousand. */
const SIGN_UPS = Number(process.env.SIGN_UPS ?? 72)
const KINDS = 7
// Those who name one mailbox wait for each other, on a busy machine for minutes.
vi.setConfig({ testTimeout: 60_000 + SIGN_UPS * 300 })
const OF_A_KIND = Math.ceil(SIGN_UPS / KINDS)
const AT_ONCE = 20
/** What one address may open in half an hour. */
const ALLOWED = 5
/** What one mailbox may get in an hour because somebody named it. */
const LETTERS_ALLOWED = 10

interface SignUp {
  email: string
  /** Who the connection comes from, and what its headers say of that. */
  from: string
  forwarded?: string
}

const PATIENCE = { tries: 100, pauseMs: 100 }

/** The status of a sign-up. A busy machine is told 503 and asks again, as every script does. */
const statusOf = async ({ email, from, forwarded }: SignUp): Promise<number> => {
  for (let tried = 1; ; tried++) {
    const { statusCode } = await andariego.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: from,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      payload: { email, password: PASSWORD },
    })
    if (statusCode !== 503 || tried === PATIENCE.tries) return statusCode
    await delay(PATIENCE.pauseMs)
  }
}

/** Sends them, so many at once, and returns how many were answered in which way. */
const send = async (signUps: readonly SignUp[]): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {}
  for (let next = 0; next < signUps.length; next += AT_ONCE)
    for (const status of await Promise.all(signUps.slice(next, next + AT_ONCE).map(statusOf)))
      statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

const many = (make: (index: number) => SignUp) => Array.from({ length: OF_A_KIND }, (_, index) => make(index))
const somewhere = () => `${randomInt(1, 223)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
/** An address of the attacker's own, in a domain that tells this kind of attack from the others. */
const throwaway = (kind: string) => `${randomUUID()}@${kind}.example`

const domainOf = (email: string) => email.toLowerCase().slice(email.lastIndexOf('@') + 1)

/** The accounts that an attack opened with addresses of these domains; none of them is confirmed. */
const opened = async (domains: readonly string[]) => {
  const rows = await andariego.services.database
    .selectFrom('users')
    .select(['email', 'confirmed_at'])
    .execute()
  const attacked = rows.filter(({ email }) => domains.includes(domainOf(email)))
  expect(attacked.filter(({ confirmed_at }) => confirmed_at !== null)).toEqual([])
  return attacked.map(({ email }) => email)
}
const mailed = (domains: readonly string[]) =>
  andariego.letters.filter(({ to }) => domains.includes(domainOf(to))).length

const tell = async (what: string, domains: readonly string[], statuses: Record<number, number>) => {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  const accounts = (await opened(domains)).length
  await tellFigures(`${what}: ${answers.join(', ')}; ${accounts} accounts, ${mailed(domains)} letters`)
  return accounts
}

/** Attacks of as many sign-ups each; what comes of them is counted in the database. */
const byOneAddress: [string, string, () => Omit<SignUp, 'email'>][] = [
  ['throwaway mailboxes from one address', 'thrown', () => ({ from: '203.0.113.1' })],
  [
    'addresses made up in a header, without the proxy',
    'claimed',
    () => ({ from: '203.0.113.2', forwarded: somewhere() }),
  ],
  [
    'addresses made up in a header, before what the proxy adds',
    'prefixed',
    () => ({ from: PROXY, forwarded: `${somewhere()}, ${somewhere()}, 203.0.113.3` }),
  ],
  [
    'all addresses of one IPv6 network',
    'network',
    () => ({ from: `2001:db8:7:7:${randomInt(65_536).toString(16)}::${randomInt(1, 65_536).toString(16)}` }),
  ],
]

test.each(byOneAddress)('%s open no more accounts than one address may', async (what, kind, origin) => {
  const statuses = await send(many(() => ({ ...origin(), email: throwaway(kind) })))
  expect(await tell(what, [`${kind}.example`], statuses)).toBe(ALLOWED)
  expect(statuses).toEqual({ 201: ALLOWED, 429: OF_A_KIND - ALLOWED })
})

test('one mailbox in upper and lower case is one account and gets ten letters, however many addresses sign it up at once', async () => {
  const inSomeCase = (text: string) =>
    [...text].map((letter) => (randomInt(2) === 0 ? letter.toUpperCase() : letter)).join('')
  const statuses = await send(
    many(() => ({ from: PROXY, forwarded: somewhere(), email: `${inSomeCase('victima')}@cases.example` })),
  )
  expect(
    await tell('one mailbox in upper and lower case, from everywhere', ['cases.example'], statuses),
  ).toBe(1)
  expect(Object.keys(statuses)).toEqual(['201'])
  expect(mailed(['cases.example'])).toBe(LETTERS_ALLOWED)
})

/** Spellings of one mailbox at a provider that ignores dots and has two domains. */
const gmailSpelling = (index: number) =>
  `${[...'victima'].join(index % 2 === 0 ? '.' : '')}${index % 3 === 0 ? '' : `+${index}`}@${
    index % 5 === 0 ? 'googlemail.com' : 'gmail.com'
  }`
const plusSpelling = (index: number) => `victima+${index}@plus.example`

test.each([
  ['one mailbox with dots and plus signs, from everywhere', ['gmail.com', 'googlemail.com'], gmailSpelling],
  ['one mailbox with plus signs, from everywhere', ['plus.example'], plusSpelling],
] as const)(
  '%s gets ten letters, and no more than ten accounts wait for their confirmation',
  async (what, domains, emailOf) => {
    const statuses = await send(
      many((index) => ({ from: PROXY, forwarded: somewhere(), email: emailOf(index) })),
    )
    expect(Object.keys(statuses)).toEqual(['201'])
    expect(await tell(what, domains, statuses)).toBeLessThanOrEqual(LETTERS_ALLOWED)
    expect(mailed(domains)).toBe(LETTERS_ALLOWED)
    const [email = ''] = await opened(domains)
    const login = { method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } } as const
    expect((await andariego.app.inject(login)).json().code).toBe('email-not-confirmed')
  },
)

test.each([
  ['a forgotten password', 'forgot-password', true, LETTERS_ALLOWED],
  ['a confirmation', 'resend-confirmation', false, LETTERS_ALLOWED],
  // The letter of its own registration.
  ['a confirmation that was given long ago', 'resend-confirmation', true, 1],
] as const)(
  'a mailbox for which everybody asks for %s gets ten letters at most',
  async (what, path, isConfirmed, most) => {
    const domain = `${path}-${isConfirmed}.example`
    const email = `victima@${domain}`
    if (isConfirmed) await traveller(andariego, email)
    else await statusOf({ from: PROXY, forwarded: somewhere(), email })
    const statuses = new Set<number>()
    for (let asked = 0; asked < LETTERS_ALLOWED + 2; asked++) {
      const { statusCode } = await andariego.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        remoteAddress: PROXY,
        headers: { 'x-forwarded-for': somewhere() },
        payload: { email },
      })
      statuses.add(statusCode)
      // The letter is sent after the answer.
      await delay(20)
      await settled(andariego, email)
    }
    expect([...statuses]).toEqual([202])
    await expect.poll(() => mailed([domain])).toBeGreaterThanOrEqual(most)
    await settled(andariego, email)
    expect([what, mailed([domain])]).toEqual([what, most])
  },
)

/** Lets an hour pass for the letters to this mailbox. */
const anHourLater = () => andariego.services.database.deleteFrom('request_limits' as never).execute()

test('over days a mailbox has ten unconfirmed accounts at most: the newest, whose links are valid; confirmed ones do not count', async () => {
  const address = (index: number) => `familia+${index}@days.example`
  for (let index = 0; index < 3 * LETTERS_ALLOWED; index++) {
    if (index % LETTERS_ALLOWED === 0) await anHourLater()
    await statusOf({ from: PROXY, forwarded: somewhere(), email: address(index) })
  }
  expect((await opened(['days.example'])).sort()).toEqual(
    Array.from({ length: LETTERS_ALLOWED }, (_, index) => address(2 * LETTERS_ALLOWED + index)).sort(),
  )
  const visitor = andariego.api()
  for (let index = 0; index < LETTERS_ALLOWED; index++) {
    const email = address(2 * LETTERS_ALLOWED + index)
    await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(andariego, email) } })
  }
  await anHourLater()
  const another = address(99)
  await statusOf({ from: PROXY, forwarded: somewhere(), email: another })
  const rows = await andariego.services.database
    .selectFrom('users')
    .select('confirmed_at')
    .where('email', 'like', '%@days.example')
    .execute()
  expect(rows.filter(({ confirmed_at }) => confirmed_at !== null)).toHaveLength(LETTERS_ALLOWED)
  expect(rows).toHaveLength(LETTERS_ALLOWED + 1)
})

test('a registration that nobody confirms is deleted after a week', async () => {
  const email = 'olvidada@weeks.example'
  await statusOf({ from: PROXY, forwarded: somewhere(), email })
  const ana = await traveller(andariego)
  const users = usersRepository(andariego.services.database)
  const age = (days: number) =>
    andariego.services.database
      .updateTable('users')
      .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` as never })
      .where('email', 'in', [email, ana.email])
      .execute()
  await age(UNCONFIRMED_ACCOUNT_DAYS - 1)
  await users.purgeUnconfirmed(UNCONFIRMED_ACCOUNT_DAYS)
  expect(await opened(['weeks.example'])).toEqual([email])
  await age(UNCONFIRMED_ACCOUNT_DAYS + 1)
  await users.purgeUnconfirmed(UNCONFIRMED_ACCOUNT_DAYS)
  expect(await opened(['weeks.example'])).toEqual([])
  expect(await users.withEmail(ana.email)).toMatchObject({ isConfirmed: true })
})

test('a mailbox that somebody names as the new address of their own account gets no more letters for it', async () => {
  const ana = await traveller(andariego)
  const statuses = new Set<number>()
  for (let index = 0; index < LETTERS_ALLOWED + 2; index++) {
    const { statusCode } = await andariego.app.inject({
      method: 'POST',
      url: '/api/auth/email',
      remoteAddress: PROXY,
      headers: { authorization: `Bearer ${ana.accessToken}`, 'x-forwarded-for': somewhere() },
      payload: { email: `victima+${index}@changes.example`, password: PASSWORD },
    })
    statuses.add(statusCode)
  }
  expect([...statuses]).toEqual([202])
  expect(mailed(['changes.example'])).toBe(LETTERS_ALLOWED)
  expect((await ana.api('GET /auth/email')).data.pending?.email).toBe(
    `victima+${LETTERS_ALLOWED - 1}@changes.example`,
  )
})
