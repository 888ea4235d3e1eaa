import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, type Traveller, traveller } from '../../../../test/traveller.ts'
import { newPlace } from '../../../../test/world.ts'
import { usersRepository } from '../users-repository.ts'
import { emailChangesRepository } from './email-changes-repository.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

let count = 0
const freeAddress = () => `nueva${++count}@example.com`
const visitor = () => andariego.api()
const ask = ({ api }: Traveller, email: string, password = PASSWORD) =>
  api('POST /auth/email', { body: { email, password } })
const confirm = (token: string) => visitor()('POST /auth/email/confirm', { body: { token } })
const stop = (token: string) => visitor()('POST /auth/email/stop', { body: { token } })
const login = (email: string, password = PASSWORD) =>
  visitor()('POST /auth/login', { body: { email, password } })
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status
const subjectsTo = (address: string) =>
  andariego.letters.filter(({ to }) => to === address).map(({ subject }) => subject)
const linkTo = (address: string) => mailedToken(andariego, address)

let ana: Traveller
let email: string
beforeEach(async () => {
  ana = await traveller(andariego)
  email = freeAddress()
})

describe('a new address', () => {
  test("becomes the account's once confirmed by its link; both addresses get a mail", async () => {
    await ask(ana, email)
    expect((await ana.api('GET /auth/email')).data).toEqual({
      email: ana.email,
      pending: { email, expiresAt: expect.any(String) },
    })
    expect(subjectsTo(ana.email).at(-1)).toBe('Se pidió cambiar el correo de tu cuenta')
    await login(ana.email)
    const { data } = await confirm(linkTo(email))
    expect(data).toEqual({ userId: ana.id, email })
    expect((await ana.api('GET /auth/email')).data).toEqual({ email, pending: null })
    expect(subjectsTo(ana.email).at(-1)).toBe('El correo de tu cuenta cambió')
    await login(email)
    expect(await statusOf(login(ana.email))).toBe(401)
    const kinds = (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    expect(kinds).toEqual(['new-device', 'email-changed', 'new-device', 'email-change-asked'])
  })

  test('ends the other sessions and all links mailed before; the session that requested it continues', async () => {
    const { data } = await login(ana.email)
    await visitor()('POST /auth/forgot-password', { body: { email: ana.email } })
    await expect.poll(() => subjectsTo(ana.email).at(-1)).toBe('Elige una contraseña nueva')
    await settled(andariego, ana.email)
    const reset = linkTo(ana.email)
    await ask(ana, email)
    await confirm(linkTo(email))
    expect(await statusOf(andariego.api(data.accessToken)('GET /auth/sessions'))).toBe(401)
    expect((await ana.api('GET /auth/sessions')).data).toHaveLength(1)
    const late = visitor()('POST /auth/reset-password', { body: { token: reset, password: 'Nueva-clave-1' } })
    expect(await statusOf(late)).toBe(410)
  })

  test('cannot be confirmed any more once the password was changed or chosen anew', async () => {
    await ask(ana, email)
    const changed = linkTo(email)
    await ana.api('POST /auth/change-password', {
      body: { currentPassword: PASSWORD, newPassword: 'Nueva-clave-1' },
    })
    expect(await statusOf(confirm(changed))).toBe(410)
    expect((await ana.api('GET /auth/email')).data.pending).toBeNull()

    await ask(ana, email, 'Nueva-clave-1')
    const reset = linkTo(email)
    await visitor()('POST /auth/forgot-password', { body: { email: ana.email } })
    await expect.poll(() => subjectsTo(ana.email).at(-1)).toBe('Elige una contraseña nueva')
    await settled(andariego, ana.email)
    const body = { token: linkTo(ana.email), password: 'Otra-clave-22' }
    await visitor()('POST /auth/reset-password', { body })
    expect(await statusOf(confirm(reset))).toBe(410)
    await login(ana.email, 'Otra-clave-22')
  })

  test('requires the password, and must be a valid address other than the present one', async () => {
    expect(await statusOf(ask(ana, email, 'Otra-cosa-1'))).toBe(403)
    expect((await refusal(ask(ana, 'sin-arroba'))).body.errors).toEqual(['Formato de correo inválido.'])
    expect((await refusal(ask(ana, ana.email.toUpperCase()))).body.errors).toEqual([
      'Ese ya es el correo de tu cuenta.',
    ])
    expect(subjectsTo(email)).toEqual([])
  })

  test('is not confirmed by merely opening the link: it has no GET and no HEAD', async () => {
    await ask(ana, email)
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of ['confirm', 'stop', `confirm?token=${linkTo(email)}`])
        expect((await andariego.app.inject({ method, url: `/api/auth/email/${path}` })).statusCode).toBe(405)
    expect((await ana.api('GET /auth/email')).data.email).toBe(ana.email)
  })

  test('requested twice is the one requested last; the earlier link is invalid', async () => {
    const other = freeAddress()
    await ask(ana, email)
    await ask(ana, other)
    expect(await statusOf(confirm(linkTo(email)))).toBe(410)
    await confirm(linkTo(other))
    expect((await ana.api('GET /auth/email')).data.email).toBe(other)
  })

  test('is confirmed once, even by two simultaneous clicks', async () => {
    await ask(ana, email)
    const token = linkTo(email)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => confirm(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statusOf(confirm(token))).toBe(410)
  })

  test('cannot be confirmed after a day, nor with a link that was never sent', async () => {
    await ask(ana, email)
    const { database } = andariego.services
    await database
      .updateTable('email_changes')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ana.id)
      .execute()
    expect(await statusOf(confirm(linkTo(email)))).toBe(410)
    expect((await ana.api('GET /auth/email')).data.pending).toBeNull()
    expect(await statusOf(confirm('nunca'))).toBe(404)
    expect(await statusOf(stop('nunca'))).toBe(404)
  })

  test('can be cancelled', async () => {
    await ask(ana, email)
    const kinds = async () => (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    // The second time there is nothing to cancel any more.
    for (const _ of [1, 2]) {
      await ana.api('DELETE /auth/email')
      expect(await kinds()).toEqual(['email-change-stopped', 'email-change-asked'])
    }
    expect(await statusOf(confirm(linkTo(email)))).toBe(410)
  })

  test('replaces the old one at once wherever that was shown', async () => {
    const place = await ana.api('POST /places', { body: newPlace() })
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', 'Un lugar que vale la pena.')
    await ana.api('POST /places/:id/reviews', { params: { id: place.id }, form })
    const shown = async () =>
      (await visitor()('GET /places/:id/reviews', { params: { id: place.id } })).data[0]?.userEmail
    expect(await shown()).toBe(ana.email)
    await ask(ana, email)
    await confirm(linkTo(email))
    expect(await shown()).toBe(email)
  })
})

describe('an address that somebody else has', () => {
  test('gives its requester the same response; its owner gets a mail, and no link is sent', async () => {
    const luz = await traveller(andariego)
    const free = await ask(ana, email)
    const taken = await ask(ana, luz.email.toUpperCase())
    expect(taken).toEqual(free)
    expect((await ana.api('GET /auth/email')).data.pending?.email).toBe(luz.email.toUpperCase())
    const letter = andariego.letters.findLast(({ to }) => to === luz.email)
    expect(letter?.subject).toBe('Alguien quiso usar tu correo')
    expect(letter?.button.url).not.toContain('token')
  })

  test('is refused when it was taken meanwhile, even by a simultaneous confirmation', async () => {
    const [luz, sol] = [await traveller(andariego), await traveller(andariego)]
    await ask(ana, email)
    const late = linkTo(email)
    await traveller(andariego, email)
    const { status, body } = await refusal(confirm(late))
    expect([status, body.message]).toEqual([409, 'Ese correo ya tiene otra cuenta en Andariego.'])

    const wanted = freeAddress()
    const tokens: string[] = []
    for (const person of [luz, sol]) {
      await ask(person, wanted)
      tokens.push(linkTo(wanted))
    }
    const outcomes = await Promise.allSettled(tokens.map(confirm))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(lost?.reason.status).toBe(409)
  })

  test('is refused when it is taken while the change is being confirmed', async () => {
    await ask(ana, email)
    const { database } = andariego.services
    const late = await database.transaction().execute(async (tx) => {
      const values = { id: randomUUIDv7(), email, password_hash: '', confirmed_at: new Date() }
      await tx.insertInto('users').values(values).execute()
      const confirming = refusal(confirm(linkTo(email)))
      // Until it waits to see whether the other account stays.
      await vi.waitUntil(async () => {
        const { rows } =
          await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
            database,
          )
        return rows.length > 0
      })
      return { confirming }
    })
    const { status, body } = await late.confirming
    expect([status, body.message]).toEqual([409, 'Ese correo ya tiene otra cuenta en Andariego.'])
  })

  test('but registered without confirming it can still be confirmed by the owner of the mailbox', async () => {
    await visitor()('POST /auth/register', { body: { email, password: 'Ajena-clave-1' } })
    await ask(ana, email)
    await confirm(linkTo(email))
    await login(email)
    expect(await statusOf(login(email, 'Ajena-clave-1'))).toBe(401)
  })
})

describe('the owner of the old address', () => {
  test('can stop an unconfirmed change; nothing else of the account changes', async () => {
    await ask(ana, email)
    const { message } = await stop(linkTo(ana.email))
    expect(message).toContain('se detuvo')
    expect(await statusOf(confirm(linkTo(email)))).toBe(410)
    await ana.api('GET /auth/sessions')
    // Pressed again, the link says that nothing changed.
    expect((await stop(linkTo(ana.email))).message).toBe(message)
    const kinds = (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'email-change-stopped')).toHaveLength(1)
  })

  test('stops also what was asked for since, by the link of the first letter', async () => {
    const other = freeAddress()
    await ask(ana, email)
    const first = linkTo(ana.email)
    await ask(ana, other)
    await emailChangesRepository(andariego.services.database).purge()
    await stop(first)
    expect(await statusOf(confirm(linkTo(other)))).toBe(410)
    expect((await ana.api('GET /auth/email')).data).toEqual({ email: ana.email, pending: null })
  })

  test('needs the newest link once a later request is confirmed; the first one changes nothing then', async () => {
    const other = freeAddress()
    await ask(ana, email)
    const first = linkTo(ana.email)
    await ask(ana, other)
    await confirm(linkTo(other))
    expect(await statusOf(stop(first))).toBe(410)
    expect((await stop(linkTo(ana.email))).message).toContain('vuelve a ser el de antes')
  })

  test('can stop with the first link again once a confirmed change can no longer be undone', async () => {
    const [other, third] = [freeAddress(), freeAddress()]
    await ask(ana, email)
    const first = linkTo(ana.email)
    await ask(ana, other)
    await confirm(linkTo(other))
    const { database } = andariego.services
    await database
      .updateTable('email_changes')
      .set({ expires_at: new Date(0) })
      .where('new_email', '=', other)
      .execute()
    await ask(ana, third)
    await stop(first)
    expect(await statusOf(confirm(linkTo(third)))).toBe(410)
    expect((await ana.api('GET /auth/email')).data).toEqual({ email: other, pending: null })
  })

  test('who undoes a change reads that the password counts no more, and chooses another', async () => {
    await ask(ana, email)
    await confirm(linkTo(email))
    await stop(linkTo(ana.email))
    expect(await statusOf(login(ana.email))).toBe(401)
    const letter = andariego.letters.findLast(({ to }) => to === ana.email)
    expect(letter?.paragraphs.join(' ')).toContain('La contraseña que tenía ya no vale')
    expect(JSON.stringify(letter)).not.toContain('tu contraseña sigue siendo la misma')
    const body = { token: linkTo(ana.email), password: 'Nueva-clave-1' }
    await visitor()('POST /auth/reset-password', { body })
    await login(ana.email, 'Nueva-clave-1')
  })

  test('can undo a change also when somebody had the new address since, and is gone', async () => {
    await ask(ana, email)
    await confirm(linkTo(email))
    const undo = linkTo(ana.email)
    const other = freeAddress()
    await ask(ana, other)
    await confirm(linkTo(other))
    const luz = await traveller(andariego, email)
    await luz.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect((await stop(undo)).message).toContain('vuelve a ser el de antes')
  })

  test.each(['of the first letter', 'of the second letter'])(
    'takes a confirmed one back by the link %s: nobody else is left with a way in',
    async (which) => {
      await ask(ana, email)
      const first = linkTo(ana.email)
      await confirm(linkTo(email))
      await stop(which === 'of the first letter' ? first : linkTo(ana.email))
      expect(await statusOf(ana.api('GET /auth/sessions'))).toBe(401)
      for (const address of [ana.email, email]) expect(await statusOf(login(address))).toBe(401)
      const body = { token: linkTo(ana.email), password: 'Nueva-clave-1' }
      await visitor()('POST /auth/reset-password', { body })
      await login(ana.email, 'Nueva-clave-1')
    },
  )

  test('cannot undo it after three days, nor when somebody else has the address by then', async () => {
    await ask(ana, email)
    await confirm(linkTo(email))
    const token = linkTo(ana.email)
    const luz = await traveller(andariego, ana.email)
    const { status, body } = await refusal(stop(token))
    expect([status, body.code]).toEqual([409, 'duplicate'])
    expect((await usersRepository(andariego.services.database).withEmail(ana.email))?.id).toBe(luz.id)
    const { database } = andariego.services
    await database
      .updateTable('email_changes')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ana.id)
      .execute()
    expect(await statusOf(stop(token))).toBe(410)
  })
})

test("When an account is removed, other people's requests for its address are deleted", async () => {
  const luz = await traveller(andariego)
  await ask(ana, luz.email)
  await luz.api('DELETE /users/me', { body: { password: PASSWORD } })
  expect((await ana.api('GET /auth/email')).data.pending).toBeNull()
})
