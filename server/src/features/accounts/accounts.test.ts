import { randomUUIDv7 } from 'node:crypto'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, traveller } from '../../../test/traveller.ts'
import { mailedTokensRepository } from './mailed-tokens-repository.ts'
import { createSessionTokens } from './tokens.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

describe('registration', () => {
  test('responds the same for a free and a taken address, and mails the owner of the taken one', async () => {
    const ana = await traveller(andariego, 'ana@example.com')
    const visitor = andariego.api()
    const free = await visitor('POST /auth/register', {
      body: { email: 'libre@example.com', password: PASSWORD },
    })
    const taken = await visitor('POST /auth/register', {
      body: { email: 'ANA@example.com', password: PASSWORD },
    })
    expect(taken).toEqual(free)
    expect(andariego.letters.findLast(({ to }) => to === ana.email)?.subject).toBe(
      'Ya tienes una cuenta en Andariego',
    )
  })

  test.each([
    ['corta1!', 'La contraseña no cumple con los requisitos.'],
    ['sinmayuscula1!', 'La contraseña no cumple con los requisitos.'],
    ['SinNumero!', 'La contraseña no cumple con los requisitos.'],
    ['SinSimbolo1', 'La contraseña no cumple con los requisitos.'],
    ['', 'La contraseña es requerida.'],
    [`Aa1!${'x'.repeat(125)}`, 'La contraseña debe tener como máximo 128 caracteres.'],
  ])('refuses the password %j', async (password, message) => {
    const { status, body } = await refusal(
      andariego.api()('POST /auth/register', { body: { email: 'x@example.com', password } }),
    )
    expect(status).toBe(422)
    expect(body).toEqual({
      success: false,
      message: 'Error de validación',
      code: 'validation',
      errors: [message],
    })
  })

  test.each([
    'sin-arroba',
    'dos@@example.com',
    'con espacio@example.com',
    'sin@punto',
    '@example.com',
    'a@b.',
    // No mail server accepts these, so they could never be confirmed.
    `${'a'.repeat(65)}@example.com`,
    'dos,comas@example.com',
  ])('refuses the address %j', async (email) => {
    const { status, body } = await refusal(
      andariego.api()('POST /auth/register', { body: { email, password: PASSWORD } }),
    )
    expect(status).toBe(422)
    expect(body.errors).toEqual(['Formato de correo inválido.'])
  })

  test('accepts the longest address that mail allows, however it is divided', async () => {
    const labels = `${'b'.repeat(60)}.`.repeat(4)
    const email = `a@${labels}${'c'.repeat(254 - 2 - labels.length)}`
    const { success } = await andariego.api()('POST /auth/register', { body: { email, password: PASSWORD } })
    expect(success).toBe(true)
    expect(andariego.letters.at(-1)?.to).toBe(email)
  })

  test('twenty simultaneous registrations of one address create one account', async () => {
    const body = { email: 'carrera@example.com', password: PASSWORD }
    await Promise.all(Array.from({ length: 20 }, () => andariego.api()('POST /auth/register', { body })))
    const { count } = await andariego.services.database
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

describe('confirmation', () => {
  test('works once, even when the link is opened twice at the same time', async () => {
    const email = 'doble@example.com'
    const visitor = andariego.api()
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const params = { token: mailedToken(andariego, email) }
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => visitor('GET /auth/confirm-email/:token', { params })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status } = await refusal(visitor('GET /auth/confirm-email/:token', { params }))
    expect(status).toBe(410)
  })

  test('says that the token is missing', async () => {
    const answer = await andariego.app.inject('/api/auth/confirm-email/')
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      ['No se proporcionó un token de confirmación válido.'],
    ])
  })

  test('refuses a token that was never sent with 404 and an expired one with 410', async () => {
    const visitor = andariego.api()
    const unknown = await refusal(visitor('GET /auth/confirm-email/:token', { params: { token: 'nunca' } }))
    expect(unknown.status).toBe(404)

    const email = 'tarde@example.com'
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    await andariego.services.database
      .updateTable('mailed_tokens')
      .set({ expires_at: new Date(0) })
      .execute()
    const params = { token: mailedToken(andariego, email) }
    const expired = await refusal(visitor('GET /auth/confirm-email/:token', { params }))
    expect(expired.status).toBe(410)
  })

  test('a new link replaces the earlier ones', async () => {
    const email = 'reenvio@example.com'
    const visitor = andariego.api()
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const first = mailedToken(andariego, email)
    await visitor('POST /auth/resend-confirmation', { body: { email } })
    await expect.poll(() => mailedToken(andariego, email)).not.toBe(first)
    const earlier = await refusal(visitor('GET /auth/confirm-email/:token', { params: { token: first } }))
    expect(earlier.status).toBe(410)
    await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(andariego, email) } })
  })

  test('is mailed again with each registration by the same person', async () => {
    const email = 'otra-vez@example.com'
    const visitor = andariego.api()
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const first = mailedToken(andariego, email)
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    expect(
      (await refusal(visitor('GET /auth/confirm-email/:token', { params: { token: first } }))).status,
    ).toBe(410)
    await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(andariego, email) } })
    await visitor('POST /auth/login', { body: { email, password: PASSWORD } })
  })

  test("of an address that two people registered makes neither password valid: the mailbox's owner decides", async () => {
    const email = 'duena@example.com'
    const visitor = andariego.api()
    const login = (password: string) => visitor('POST /auth/login', { body: { email, password } })
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const first = mailedToken(andariego, email)
    await visitor('POST /auth/register', { body: { email, password: 'Atacante-1' } })
    expect(
      (await refusal(visitor('GET /auth/confirm-email/:token', { params: { token: first } }))).status,
    ).toBe(410)
    const body = { token: mailedToken(andariego, email), password: 'Elegida-1' }
    await visitor('POST /auth/reset-password', { body })
    await login('Elegida-1')
    expect((await refusal(login('Atacante-1'))).status).toBe(401)
    expect((await refusal(login(PASSWORD))).status).toBe(401)
  })

  test('asked for again lets a password be chosen only when none is valid', async () => {
    const email = 'de-nuevo@example.com'
    const visitor = andariego.api()
    const letter = () => andariego.letters.findLast(({ to }) => to === email)
    const askAgain = async () => {
      const before = mailedToken(andariego, email)
      await visitor('POST /auth/resend-confirmation', { body: { email } })
      await expect.poll(() => mailedToken(andariego, email)).not.toBe(before)
      await settled(andariego, email)
      return letter()?.subject
    }
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    expect(await askAgain()).toBe('Confirma tu correo en Andariego')
    await visitor('POST /auth/register', { body: { email, password: 'Atacante-1' } })
    expect(await askAgain()).toBe('Elige tu contraseña para activar tu cuenta')
    const body = { token: mailedToken(andariego, email), password: 'Elegida-1' }
    await visitor('POST /auth/reset-password', { body })
    await visitor('POST /auth/login', { body: { email, password: 'Elegida-1' } })
  })

  test('is not done by HEAD, which mail scanners use', async () => {
    const email = 'escaner@example.com'
    const visitor = andariego.api()
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const url = `/api/auth/confirm-email/${mailedToken(andariego, email)}`
    const looks = [
      await andariego.app.inject({ method: 'HEAD', url }),
      await andariego.app.inject({ url, headers: { purpose: 'prefetch' } }),
      await andariego.app.inject({ url, headers: { 'x-purpose': 'preview' } }),
      await andariego.app.inject({ url, headers: { 'sec-purpose': 'prefetch;prerender' } }),
    ]
    expect(looks.map(({ statusCode }) => statusCode)).toEqual([405, 400, 400, 400])
    expect((await andariego.app.inject(url)).statusCode).toBe(200)
  })
})

describe('signing in', () => {
  test('tells where the user stands, beside who they are', async () => {
    const { email } = await traveller(andariego)
    const { data } = await andariego.api()('POST /auth/login', { body: { email, password: PASSWORD } })
    expect(data.user.stats).toEqual({
      level: 1,
      levelName: 'Explorador',
      points: 5,
      progressToNext: 33,
      badges: [],
    })
  })

  test('distinguishes neither a wrong password from an unknown address, nor an unconfirmed account before the right password', async () => {
    const visitor = andariego.api()
    const email = 'pendiente@example.com'
    await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
    const unknown = await refusal(
      visitor('POST /auth/login', { body: { email: 'nadie@example.com', password: 'x' } }),
    )
    const wrong = await refusal(visitor('POST /auth/login', { body: { email, password: 'x' } }))
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.body.message).toBe('Correo o contraseña incorrectos.')
    const pending = await refusal(visitor('POST /auth/login', { body: { email, password: PASSWORD } }))
    expect([pending.status, pending.body.code]).toEqual([403, 'email-not-confirmed'])
  })

  test('a request without a valid token is refused before its body is validated', async () => {
    for (const token of [undefined, 'basura', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.']) {
      const { status, body } = await refusal(
        andariego.api(token)('POST /auth/change-password', {
          body: { currentPassword: '', newPassword: '' },
        }),
      )
      expect([status, body.message]).toEqual([401, 'El usuario no está autenticado.'])
    }
  })
})

describe('a session', () => {
  test('is refreshed with a new pair; a replayed token ends it, with its access token', async () => {
    const ana = await traveller(andariego)
    const visitor = andariego.api()
    const { data: first } = await visitor('POST /auth/refresh', { body: { refreshToken: ana.refreshToken } })
    await visitor('POST /auth/refresh', { body: { refreshToken: first.refreshToken } })
    // Two generations old: no holder of the current token would send it.
    const replay = await refusal(visitor('POST /auth/refresh', { body: { refreshToken: ana.refreshToken } }))
    expect(replay.status).toBe(401)
    expect((await refusal(andariego.api(first.accessToken)('GET /auth/sessions'))).status).toBe(401)
  })

  test('two tabs that refresh with the same token get the same new one', async () => {
    const ana = await traveller(andariego)
    const body = { refreshToken: ana.refreshToken }
    const answers = await Promise.all([1, 2, 3].map(() => andariego.api()('POST /auth/refresh', { body })))
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1)
  })

  test('ends by signing out, and repeating that is no error', async () => {
    const ana = await traveller(andariego)
    for (const _ of [1, 2])
      await andariego.api()('POST /auth/logout', { body: { refreshToken: ana.refreshToken } })
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
  })

  test('ends by signing out with only its access token, even a revoked one', async () => {
    const ana = await traveller(andariego)
    for (const _ of [1, 2]) await ana.api('POST /auth/logout')
    const body = { refreshToken: ana.refreshToken }
    expect((await refusal(andariego.api()('POST /auth/refresh', { body }))).status).toBe(401)
  })

  test('ends by signing out with an expired access token', async () => {
    const ana = await traveller(andariego)
    vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] })
    const tokens = createSessionTokens(andariego.services.secret)
    const expired = await tokens.access(ana.id, String(decodeJwt(ana.accessToken).sid))
    vi.useRealTimers()
    expect((await refusal(andariego.api(expired)('GET /auth/sessions'))).status).toBe(401)
    await andariego.api(expired)('POST /auth/logout')
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
  })

  test('whose access token was verified before is refused once that has expired', async () => {
    const ana = await traveller(andariego)
    await ana.api('GET /auth/sessions')
    vi.useFakeTimers({ now: Date.now() + 15 * 60_000 + 1_000, toFake: ['Date'] })
    try {
      expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
    await ana.api('GET /auth/sessions')
  })

  test('that is least recently used ends when a hundred others were opened', async () => {
    const ana = await traveller(andariego)
    const { database } = andariego.services
    const aged = Array.from({ length: 99 }, (_, index) => ({
      id: randomUUIDv7(),
      user_id: ana.id,
      user_agent: null,
      last_used_at: new Date(Date.now() - (index + 1) * 60_000),
      expires_at: new Date(Date.now() + 60_000),
    }))
    await database.insertInto('sessions').values(aged).execute()
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: ana.email, password: PASSWORD },
    })
    const ids = (await andariego.api(data.accessToken)('GET /auth/sessions')).data.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids).not.toContain(aged.at(-1)?.id)
    expect(ids).toContain(aged.at(-2)?.id)
    await ana.api('GET /auth/sessions')
  })

  test('that a new one ends is refused at once, also when its access token has just been accepted', async () => {
    const ana = await traveller(andariego)
    const { database } = andariego.services
    const newer = Array.from({ length: 99 }, () => ({
      id: randomUUIDv7(),
      user_id: ana.id,
      user_agent: null,
      expires_at: new Date(Date.now() + 60_000),
    }))
    await database.insertInto('sessions').values(newer).execute()
    await database
      .updateTable('sessions')
      .set({ last_used_at: new Date(0) })
      .where('id', '=', String(decodeJwt(ana.accessToken).sid))
      .execute()
    await ana.api('GET /auth/sessions')
    await andariego.api()('POST /auth/login', { body: { email: ana.email, password: PASSWORD } })
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
  })

  test('is listed and can be ended from another one, but only by its user', async () => {
    const ana = await traveller(andariego)
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: ana.email, password: PASSWORD },
    })
    const phone = andariego.api(data.accessToken)
    const sessions = (await phone('GET /auth/sessions')).data
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    const stranger = await traveller(andariego)
    const params = { id: other?.id ?? '' }
    expect((await refusal(stranger.api('DELETE /auth/sessions/:id', { params }))).status).toBe(404)
    await phone('DELETE /auth/sessions/:id', { params })
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
  })
})

/** Requests a mail to reset the password; returns its token. */
const resetToken = async (email: string) => {
  await andariego.api()('POST /auth/forgot-password', { body: { email } })
  await expect
    .poll(() => andariego.letters.findLast(({ to }) => to === email)?.button.url)
    .toContain('reset-password')
  await settled(andariego, email)
  return mailedToken(andariego, email)
}

describe('a password', () => {
  test('change invalidates all mailed links', async () => {
    const ana = await traveller(andariego)
    const token = await resetToken(ana.email)
    const newPassword = 'Nueva-clave-1'
    await ana.api('POST /auth/change-password', { body: { currentPassword: PASSWORD, newPassword } })
    const late = andariego.api()('POST /auth/reset-password', { body: { token, password: 'Ajena-clave-1' } })
    expect((await refusal(late)).status).toBe(410)
  })

  test("is changed with the current one; the other sessions end, but not other people's", async () => {
    const [ana, luz] = [await traveller(andariego), await traveller(andariego)]
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: ana.email, password: PASSWORD },
    })
    const wrong = { currentPassword: 'Otra-cosa-1', newPassword: 'Nueva-clave-1' }
    expect((await refusal(ana.api('POST /auth/change-password', { body: wrong }))).status).toBe(403)
    await ana.api('POST /auth/change-password', { body: { ...wrong, currentPassword: PASSWORD } })
    await ana.api('GET /auth/sessions')
    expect((await refusal(andariego.api(data.accessToken)('GET /auth/sessions'))).status).toBe(401)
    await luz.api('POST /auth/refresh', { body: { refreshToken: luz.refreshToken } })
  })

  test('is reset by a mailed link, once, and every session ends', async () => {
    const ana = await traveller(andariego)
    const visitor = andariego.api()
    const known = await visitor('POST /auth/forgot-password', { body: { email: ana.email } })
    const unknown = await visitor('POST /auth/forgot-password', { body: { email: 'nadie@example.com' } })
    expect(known).toEqual(unknown)
    const body = { token: await resetToken(ana.email), password: 'Nueva-clave-1' }
    await visitor('POST /auth/reset-password', { body })
    expect((await refusal(visitor('POST /auth/reset-password', { body }))).status).toBe(410)
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
    await visitor('POST /auth/login', { body: { email: ana.email, password: 'Nueva-clave-1' } })
  })

  test('reset leaves the account confirmed since it was', async () => {
    const ana = await traveller(andariego)
    const confirmedAt = new Date('2025-04-01')
    const { database } = andariego.services
    await database.updateTable('users').set({ confirmed_at: confirmedAt }).where('id', '=', ana.id).execute()
    const body = { token: await resetToken(ana.email), password: 'Nueva-clave-1' }
    await andariego.api()('POST /auth/reset-password', { body })
    const account = await database
      .selectFrom('users')
      .select('confirmed_at')
      .where('id', '=', ana.id)
      .executeTakeFirst()
    expect(account?.confirmed_at).toEqual(confirmedAt)
  })
})

test('using a mailed link while another is being created does not deadlock', async () => {
  const ana = await traveller(andariego)
  const token = await resetToken(ana.email)
  const { database } = andariego.services
  const following = await database.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', ana.id).forUpdate().execute()
    const reset = andariego.api()('POST /auth/reset-password', { body: { token, password: 'Nueva-clave-1' } })
    // Until it waits for the account's lock.
    await vi.waitUntil(async () => {
      const { rows } =
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          database,
        )
      return rows.length > 0
    })
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await mailedTokensRepository(tx).spendAll(ana.id)
    return { reset: refusal(reset) }
  })
  expect((await following.reset).status).toBe(410)
})

describe('an account', () => {
  test('is removed with its password, and its address is free again', async () => {
    const ana = await traveller(andariego)
    expect((await refusal(ana.api('DELETE /users/me', { body: { password: 'Otra-cosa-1' } }))).status).toBe(
      403,
    )
    await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect((await refusal(ana.api('GET /auth/sessions'))).status).toBe(401)
    await traveller(andariego, ana.email)
  })

  test('is exported as a ZIP', async () => {
    const ana = await traveller(andariego)
    const bytes = (await ana.api('GET /users/me/export')) as unknown as Buffer
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('cuenta.json')).toBe(true)
  })
})
