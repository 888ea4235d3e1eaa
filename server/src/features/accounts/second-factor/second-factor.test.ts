import { generate } from 'otplib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts'
import { mailedToken, PASSWORD, settled, type Traveller, traveller } from '../../../../test/traveller.ts'

let database: TestDatabase
let andariego: TestApp
let limited: TestApp
beforeAll(async () => {
  database = await testDatabase()
  andariego = await testApp({}, database)
  // Uses the first application's secret, so that sessions and keys of one are valid in the other.
  const { secret } = andariego.services
  limited = await testApp({ RATE_LIMITS: 'on' }, { ...database, drop: async () => {} }, { secret })
})
afterAll(async () => {
  await limited.close()
  await andariego.close()
})

const STEP = 30_000
/** Each code is valid once, so each test moves the clock. */
const later = (steps: number) => vi.setSystemTime(Date.now() + steps * STEP)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
const login = (email: string, code?: string, password = PASSWORD, app = andariego) =>
  app.api()('POST /auth/login', { body: { email, password, ...(code !== undefined && { code }) } })
const codeFailure = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.code]
}
const WRONG = [403, 'wrong-code']
const MISSING = [403, 'second-factor-required']

const setUp = async ({ api }: Traveller) =>
  (await api('POST /auth/second-factor/setup', { body: { password: PASSWORD } })).data
/** Creates somebody whose second step has been on for a while. */
const guarded = async () => {
  const ana = await traveller(andariego)
  const { secret } = await setUp(ana)
  const { data } = await ana.api('POST /auth/second-factor', { body: { code: await codeOf(secret) } })
  later(3)
  return { ...ana, secret, recoveryCodes: data.recoveryCodes }
}

describe('the second step', () => {
  test('is required only of users who turned it on, and only after the right password', async () => {
    const plain = await traveller(andariego)
    await login(plain.email)
    const ana = await guarded()
    expect(await codeFailure(login(ana.email))).toEqual(MISSING)
    expect(await codeFailure(login(ana.email, undefined, 'nada'))).toEqual([401, 'wrong-credentials'])
    expect(await codeFailure(login(ana.email, await codeOf(ana.secret), 'nada'))).toEqual([
      401,
      'wrong-credentials',
    ])
    const { data } = await login(ana.email, await codeOf(ana.secret))
    expect(data.user.id).toBe(ana.id)
  })

  test('is turned on only after a first code proves that the app has the key', async () => {
    const ana = await traveller(andariego)
    const { secret, uri } = await setUp(ana)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(uri).toContain(encodeURIComponent(ana.email))
    expect(await codeFailure(ana.api('POST /auth/second-factor', { body: { code: '000000' } }))).toEqual(
      WRONG,
    )
    await login(ana.email)
    expect((await ana.api('GET /auth/second-factor')).data).toEqual({
      isOn: false,
      since: null,
      codesLeft: 0,
    })
    await ana.api('POST /auth/second-factor', { body: { code: await codeOf(secret) } })
    expect((await ana.api('GET /auth/second-factor')).data).toMatchObject({ isOn: true, codesLeft: 10 })
    expect(await codeFailure(setUp(ana))).toEqual([409, 'duplicate'])
    expect(andariego.letters.findLast(({ to }) => to === ana.email)?.subject).toBe(
      'Activaste la verificación en dos pasos',
    )
  })

  test('accepts the codes of the present, previous and next time step, with any spaces, and no other', async () => {
    const ana = await guarded()
    for (const steps of [-2, 2])
      expect(await codeFailure(login(ana.email, await codeOf(ana.secret, steps)))).toEqual(WRONG)
    for (const steps of [-1, 0, 1])
      await login(ana.email, (await codeOf(ana.secret, steps)).replace(/^.../, '$& '))
    const { body } = await refusal(login(ana.email, 'abc'))
    expect(body.errors).toEqual(['El código tiene 6 números. El de recuperación, 16 letras y números.'])
  })

  test('accepts each code once, even when sent twice at the same time, and none older than the last', async () => {
    const ana = await guarded()
    const [before, now] = [await codeOf(ana.secret, -1), await codeOf(ana.secret)]
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => login(ana.email, now)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const code of [now, before]) expect(await codeFailure(login(ana.email, code))).toEqual(WRONG)
  })

  test('stores its key encrypted, and its recovery codes as hashes', async () => {
    const ana = await guarded()
    const { database } = andariego.services
    const factors = await database
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', ana.id)
      .execute()
    const codes = await database
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', ana.id)
      .execute()
    const kept = JSON.stringify([factors, codes.map(({ code_hash }) => code_hash.toString('latin1'))])
    expect(kept).not.toContain(ana.secret)
    for (const code of ana.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })

  test('stays on when the password is reset by mail', async () => {
    const ana = await guarded()
    await andariego.api()('POST /auth/forgot-password', { body: { email: ana.email } })
    await expect.poll(() => andariego.letters.at(-1)?.subject).toBe('Elige una contraseña nueva')
    await settled(andariego, ana.email)
    const body = { token: mailedToken(andariego, ana.email), password: 'Nueva-clave-1' }
    await andariego.api()('POST /auth/reset-password', { body })
    expect(await codeFailure(login(ana.email, undefined, body.password))).toEqual(MISSING)
    await login(ana.email, await codeOf(ana.secret), body.password)
  })

  test('cannot be guessed: ten attempts in 15 minutes, with or without a code', async () => {
    const ana = await guarded()
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await codeFailure(login(ana.email, '000000', PASSWORD, limited))).toEqual(WRONG)
      // The right password alone does not reset the count of attempts.
      expect(await codeFailure(login(ana.email, undefined, PASSWORD, limited))).toEqual(MISSING)
    }
    expect((await refusal(login(ana.email, await codeOf(ana.secret), PASSWORD, limited))).status).toBe(429)
  })
})

describe('a lost phone', () => {
  test('is replaced by recovery codes, each valid once, and the owner is told', async () => {
    const ana = await guarded()
    const [first = '', second = ''] = ana.recoveryCodes
    await login(ana.email, first.toUpperCase())
    expect(await codeFailure(login(ana.email, first))).toEqual(WRONG)
    const letter = andariego.letters.findLast(({ subject }) => subject === 'Se usó un código de recuperación')
    expect([letter?.to, letter?.paragraphs.join(' ')]).toEqual([
      ana.email,
      expect.stringContaining('quedan 9 códigos'),
    ])
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => login(ana.email, second)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const kinds = (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'recovery-code-used')).toHaveLength(2)
  })

  test('leaves a way in: the letters about the last two codes say what they are needed for', async () => {
    const ana = await guarded()
    for (const code of ana.recoveryCodes) await login(ana.email, code)
    const said = andariego.letters
      .filter(({ to, subject }) => to === ana.email && subject === 'Se usó un código de recuperación')
      .map(({ paragraphs }) => paragraphs.at(-1))
    expect(said.at(-3)).toBe('Te quedan 2 códigos sin usar.')
    expect(said.at(-2)).toMatch(/^Te queda 1 código .* úsalo ahora que estás dentro/)
    expect(said.at(-1)).toMatch(/^Era el último\. .* hace falta un código de ella\.$/)
  })

  test('is replaced by a recovery code as programs that kept it changed it: dashes, signs that nobody sees, capitals', async () => {
    const ana = await guarded()
    const spellings = ['–', '\u2011', '\u200b', '\u00a0', '.', '\n', ' - ']
    for (const [index, between] of spellings.entries())
      await login(ana.email, ana.recoveryCodes[index]?.toUpperCase().replaceAll('-', between))
    expect((await ana.api('GET /auth/second-factor')).data.codesLeft).toBe(10 - spellings.length)
  })

  test("cannot be replaced with another account's recovery codes", async () => {
    const [ana, luz] = [await guarded(), await guarded()]
    expect(await codeFailure(login(ana.email, luz.recoveryCodes[0]))).toEqual(WRONG)
    expect(await codeFailure(login(ana.email, await codeOf(luz.secret)))).toEqual(WRONG)
  })

  test('can be replaced even when the installation has lost its secret', async () => {
    const ana = await guarded()
    await andariego.services.database
      .updateTable('second_factors')
      .set({ sealed_secret: Buffer.alloc(60).toString('base64') })
      .where('user_id', '=', ana.id)
      .execute()
    expect(await codeFailure(login(ana.email, await codeOf(ana.secret)))).toEqual(WRONG)
    await login(ana.email, ana.recoveryCodes[0])
  })
})

describe('a change of the second step', () => {
  test('requires both password and code, for turning it off and for new codes', async () => {
    const ana = await guarded()
    const proof = { password: PASSWORD, code: await codeOf(ana.secret) }
    const calls = ['DELETE /auth/second-factor', 'POST /auth/second-factor/recovery-codes'] as const
    for (const call of calls) {
      expect(await codeFailure(ana.api(call, { body: { ...proof, password: 'nada' } }))).toEqual([
        403,
        'wrong-password',
      ])
      expect(await codeFailure(ana.api(call, { body: { ...proof, code: '000000' } }))).toEqual(WRONG)
    }
    const { data } = await ana.api('POST /auth/second-factor/recovery-codes', { body: proof })
    expect(await codeFailure(login(ana.email, ana.recoveryCodes[0]))).toEqual(WRONG)
    await ana.api('DELETE /auth/second-factor', {
      body: { password: PASSWORD, code: data.recoveryCodes[0] ?? '' },
    })
    await login(ana.email)
    expect((await refusal(ana.api('DELETE /auth/second-factor', { body: proof }))).status).toBe(404)
    const kinds = (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['second-factor-on', 'recovery-codes-made', 'second-factor-off']),
    )
  })

  test('ends the other sessions and every mailed link, when it is turned on and when it is turned off', async () => {
    const ana = await traveller(andariego)
    /** Whether a session on another device, and a link for a new password, are there no more after this change. */
    const endedBy = async (code: string | undefined, change: () => Promise<unknown>) => {
      const { data: other } = await login(ana.email, code)
      const links = () =>
        andariego.letters.filter(({ to, button }) => to === ana.email && /reset-password/.test(button.url))
      const before = links().length
      await andariego.api()('POST /auth/forgot-password', { body: { email: ana.email } })
      await expect.poll(() => links().length).toBe(before + 1)
      await settled(andariego, ana.email)
      const token = mailedToken(andariego, ana.email)
      await change()
      const reset = () =>
        andariego.api()('POST /auth/reset-password', { body: { token, password: 'Nueva-clave-1' } })
      return [
        (await refusal(andariego.api(other.accessToken)('GET /auth/second-factor'))).status,
        (await refusal(reset())).status,
      ]
    }
    const { secret } = await setUp(ana)
    const code = await codeOf(secret)
    const on = () => ana.api('POST /auth/second-factor', { body: { code } })
    expect(await endedBy(undefined, on)).toEqual([401, 410])
    later(3)
    const [first, second] = [await codeOf(secret), await codeOf(secret, 1)]
    const off = () => ana.api('DELETE /auth/second-factor', { body: { password: PASSWORD, code: second } })
    expect(await endedBy(first, off)).toEqual([401, 410])
    await ana.api('GET /auth/second-factor')
  })

  test('by new recovery codes is told by mail', async () => {
    const ana = await guarded()
    const body = { password: PASSWORD, code: await codeOf(ana.secret) }
    await ana.api('POST /auth/second-factor/recovery-codes', { body })
    expect(andariego.letters.findLast(({ to }) => to === ana.email)?.subject).toBe(
      'Hiciste códigos de recuperación nuevos',
    )
  })

  test("leaves other people's second steps and recovery codes as they are", async () => {
    const [ana, luz] = [await guarded(), await guarded()]
    const body = { password: PASSWORD, code: await codeOf(ana.secret) }
    await ana.api('DELETE /auth/second-factor', { body })
    await login(ana.email)
    expect((await luz.api('GET /auth/second-factor')).data).toMatchObject({ isOn: true, codesLeft: 10 })
    expect(await codeFailure(login(luz.email))).toEqual(MISSING)
    await login(luz.email, luz.recoveryCodes[0])
  })

  test('cannot be guessed from an open session either', async () => {
    const ana = await guarded()
    const api = limited.api(ana.accessToken)
    const off = (code: string) => api('DELETE /auth/second-factor', { body: { password: PASSWORD, code } })
    for (let attempt = 0; attempt < 10; attempt++) expect(await codeFailure(off('000000'))).toEqual(WRONG)
    expect((await refusal(off(await codeOf(ana.secret)))).status).toBe(429)
  })

  test('stores nothing readable under an Idempotency-Key', async () => {
    const ana = await traveller(andariego)
    const { secret } = await setUp(ana)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { data } = await ana.api('POST /auth/second-factor', {
      body: { code: await codeOf(secret) },
      headers,
    })
    const kept = await andariego.services.database.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(data.recoveryCodes[0])
  })
})

test('Undoing a change of address removes a second step that was set up since', async () => {
  const ana = await traveller(andariego)
  const email = 'ladrona@example.com'
  await ana.api('POST /auth/email', { body: { email, password: PASSWORD } })
  await andariego.api()('POST /auth/email/confirm', { body: { token: mailedToken(andariego, email) } })
  const undo = mailedToken(andariego, ana.email)
  later(1)
  const { secret } = await setUp(ana)
  await ana.api('POST /auth/second-factor', { body: { code: await codeOf(secret) } })
  await andariego.api()('POST /auth/email/stop', { body: { token: undo } })
  const body = { token: mailedToken(andariego, ana.email), password: 'Nueva-clave-1' }
  await andariego.api()('POST /auth/reset-password', { body })
  await login(ana.email, undefined, body.password)
})

test('Undoing a change of address leaves a second step that was on before', async () => {
  const ana = await guarded()
  const email = 'ladrona-segunda@example.com'
  await ana.api('POST /auth/email', { body: { email, password: PASSWORD } })
  await andariego.api()('POST /auth/email/confirm', { body: { token: mailedToken(andariego, email) } })
  await andariego.api()('POST /auth/email/stop', { body: { token: mailedToken(andariego, ana.email) } })
  const body = { token: mailedToken(andariego, ana.email), password: 'Nueva-clave-1' }
  await andariego.api()('POST /auth/reset-password', { body })
  expect(await codeFailure(login(ana.email, undefined, body.password))).toEqual(MISSING)
  await login(ana.email, await codeOf(ana.secret), body.password)
})
