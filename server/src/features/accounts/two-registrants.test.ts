import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiFailure, type TestApp, testApp } from '../../../test/test-app.ts'
import { settled } from '../../../test/traveller.ts'
import { usersRepository } from './users-repository.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

const STRANGERS = ['Ajena-clave-1', 'Ajena-clave-2']
const OWNERS = ['Propia-clave-1', 'Propia-clave-2']
const CHOSEN = 'Elegida-clave-1'

/** Returns the status of a call, whether it succeeds or not. */
const statusOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof ApiFailure) return error.status
    throw error
  }
}

let count = 0

/** Creates a mailbox, its owner, and a stranger who registers the same address but never sees its mail. */
const mailbox = () => {
  const email = `buzon${++count}@example.com`
  const visitor = andariego.api()
  let hasRegistered = false
  const letters = () => andariego.letters.filter(({ to }) => to === email)
  const follow = async (index: number) => {
    const url = letters().at(-1 - index)?.button.url
    const address = URL.parse(url ?? '')
    const token = address?.searchParams.get('token')
    if (!address || !token) return
    if (address.pathname === '/reset-password')
      await statusOf(visitor('POST /auth/reset-password', { body: { token, password: CHOSEN } }))
    else await statusOf(visitor('GET /auth/confirm-email/:token', { params: { token } }))
  }
  const register = (password: string) => visitor('POST /auth/register', { body: { email, password } })
  const ask = async (key: 'POST /auth/forgot-password' | 'POST /auth/resend-confirmation') => {
    const before = letters().length
    const account = await usersRepository(andariego.services.database).withEmail(email)
    // No mail is sent to an address without an account, and nothing tells when this work is over: it would overlap with the next
    // deed.
    if (!account) return
    await visitor(key, { body: { email } })
    // The mail is sent after the response.
    if (!(account.isConfirmed && key === 'POST /auth/resend-confirmation'))
      await expect.poll(() => letters().length).toBeGreaterThan(before)
    await settled(andariego, email)
  }
  return {
    deeds: {
      'the stranger registers': () => register(STRANGERS[0] ?? ''),
      'the stranger registers anew': () => register(STRANGERS[1] ?? ''),
      'the owner registers': async () => {
        hasRegistered = true
        await register(OWNERS[0] ?? '')
      },
      'the owner registers anew': async () => {
        hasRegistered = true
        await register(OWNERS[1] ?? '')
      },
      'somebody asks for the link again': () => ask('POST /auth/resend-confirmation'),
      'somebody forgot the password': () => ask('POST /auth/forgot-password'),
      // Somebody who never registered ignores such mail, as it says.
      'the owner follows the newest link': async () => hasRegistered && follow(0),
      'the owner follows the link before': async () => hasRegistered && follow(1),
      'the owner follows an old link': async () => hasRegistered && follow(2),
    },
    follow,
    ask,
    register,
    login: (password: string) => statusOf(visitor('POST /auth/login', { body: { email, password } })),
  }
}

type Deed = keyof ReturnType<typeof mailbox>['deeds']
/** Generates deeds in any order. */
const orders = (constraints: fc.ArrayConstraints) =>
  fc.array(fc.constantFrom(...(Object.keys(mailbox().deeds) as Deed[])), constraints)
/** The owner's link comes after the stranger registered once more: rare among orders made at random. */
const STRANGER_LAST: Deed[][] = [
  [
    'the stranger registers',
    'the owner registers',
    'the stranger registers',
    'the owner follows the newest link',
  ],
  ['the owner registers', 'the stranger registers anew', 'the owner follows the newest link'],
  [
    'the stranger registers',
    'the owner registers',
    'somebody asks for the link again',
    'the owner follows the newest link',
  ],
]
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)

test('no order of registrations, mails and links gives a stranger the account of an owner who registered', async () => {
  await fc.assert(
    fc.asyncProperty(orders({ minLength: 2, maxLength: 8 }), async (deeds) => {
      const { deeds: does, login } = mailbox()
      for (const deed of deeds) {
        await does[deed]()
        for (const password of STRANGERS) expect([deed, await login(password)]).not.toEqual([deed, 200])
      }
    }),
    { numRuns: RUNS, examples: STRANGER_LAST.map((deeds) => [deeds]) },
  )
}, 120_000)

test('whatever happened before, the owner of the mailbox gets the account in the end, and nobody else', async () => {
  await fc.assert(
    fc.asyncProperty(orders({ maxLength: 5 }), fc.boolean(), async (deeds, careless) => {
      const { deeds: does, login, follow, ask, register } = mailbox()
      for (const deed of deeds) await does[deed]()
      // The owner confirms even a registration that is not theirs.
      if (careless) await follow(0)
      await register(OWNERS[0] ?? '')
      await ask('POST /auth/forgot-password')
      await follow(0)
      expect(await login(CHOSEN)).toBe(200)
      for (const password of STRANGERS) expect(await login(password)).toBe(401)
    }),
    { numRuns: RUNS },
  )
}, 120_000)
