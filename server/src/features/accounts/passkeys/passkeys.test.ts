import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, type Traveller, traveller } from '../../../../test/traveller.ts'
import { newAuthenticator } from './testing/authenticator.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

type Device = ReturnType<typeof newAuthenticator>
type Saying = Parameters<Device['show']>[0]

const toMake = async ({ api }: Traveller) =>
  (await api('POST /auth/passkeys/registration', { body: { password: PASSWORD } })).data
const add = async (person: Traveller, device: Device, saying: Partial<Saying> = {}) => {
  const { challenge } = await toMake(person)
  const body = { name: 'Mi teléfono', response: device.make({ challenge, ...saying }) }
  return (await person.api('POST /auth/passkeys', { body })).data
}
const toSign = async () => (await andariego.api()('POST /auth/passkeys/options')).data.challenge
const login = async (device: Device, saying: Partial<Saying> = {}) =>
  andariego.api()('POST /auth/passkeys/login', {
    body: { response: device.show({ challenge: await toSign(), ...saying }) },
  })
const codeOf = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.code]
}
const REFUSED = [403, 'wrong-passkey']

/** Creates a person with a passkey that has signed once. */
const withPasskey = async () => {
  const person = await traveller(andariego)
  const device = newAuthenticator()
  const { id } = await add(person, device, { counter: 1 })
  return { ...person, device, passkeyId: id }
}

describe('a passkey', () => {
  test('stays valid after a new password, and the mail about that names it with the way to remove it', async () => {
    const ana = await withPasskey()
    const told = () => andariego.letters.findLast(({ to }) => to === ana.email)
    const newPassword = 'Caminante-2'
    await ana.api('POST /auth/change-password', { body: { currentPassword: PASSWORD, newPassword } })
    expect(told()).toMatchObject({ subject: 'Tu contraseña cambió' })
    expect(told()?.paragraphs.join(' ')).toContain(
      'Con esta llave de acceso se puede seguir entrando: «Mi teléfono»',
    )
    expect(told()?.button.url).toMatch(/\/account#passkeys$/)
    await login(ana.device, { counter: 2 })
    await andariego.api()('POST /auth/forgot-password', { body: { email: ana.email } })
    await expect.poll(() => told()?.subject).toBe('Elige una contraseña nueva')
    const body = { token: mailedToken(andariego, ana.email), password: 'Caminante-3' }
    await settled(andariego, ana.email)
    await andariego.api()('POST /auth/reset-password', { body })
    expect(told()).toMatchObject({ subject: 'Tu contraseña cambió' })
    expect(told()?.paragraphs.join(' ')).toContain('«Mi teléfono»')
  })

  test('is not mentioned to people who have none', async () => {
    const luz = await traveller(andariego)
    await luz.api('POST /auth/change-password', {
      body: { currentPassword: PASSWORD, newPassword: 'Caminante-2' },
    })
    const letter = andariego.letters.findLast(({ to }) => to === luz.email)
    expect(letter?.paragraphs.join(' ')).not.toContain('llave')
  })

  test('signs its owner in, without a password', async () => {
    const ana = await withPasskey()
    const { data } = await login(ana.device, { counter: 2 })
    expect(data.user).toMatchObject({ id: ana.id, email: ana.email })
    const [passkey] = (await andariego.api(data.accessToken)('GET /auth/passkeys')).data
    expect(passkey).toEqual({
      id: ana.passkeyId,
      name: 'Mi teléfono',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    const kinds = (await ana.api('GET /auth/security-events')).data.map(({ kind }) => kind)
    expect(kinds).toEqual(['new-device', 'passkey-added'])
    expect(
      andariego.letters.some(
        ({ to, subject }) => to === ana.email && subject === 'Agregaste una llave de acceso',
      ),
    ).toBe(true)
  })

  test('is added only with the password, and to only one account', async () => {
    const [ana, luz] = [await withPasskey(), await traveller(andariego)]
    const wrong = luz.api('POST /auth/passkeys/registration', { body: { password: 'nada' } })
    expect(await codeOf(wrong)).toEqual([403, 'wrong-password'])
    expect(await codeOf(add(luz, ana.device))).toEqual([409, 'duplicate'])
    // A device is told only which of its owner's passkeys it may have already.
    const { id } = ana.device.show({ challenge: '' }) as { id: string }
    expect((await toMake(ana)).excludeCredentials).toMatchObject([{ id }])
    expect((await toMake(luz)).excludeCredentials).toEqual([])
  })

  test.each<[string, Partial<Saying>]>([
    ['of another site', { origin: 'https://andariego.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['for another host', { host: 'andariego.example' }],
    ['with a challenge of nobody', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without finger, face or PIN', { isVerified: false }],
    ['of another kind', { type: 'webauthn.other' }],
  ])('%s is refused, to add and to sign in', async (_, saying) => {
    const ana = await withPasskey()
    expect(await codeOf(add(ana, newAuthenticator(), saying))).toEqual(REFUSED)
    expect(await codeOf(login(ana.device, { counter: 2, ...saying }))).toEqual(REFUSED)
  })

  test('whose counter goes back or stands still is a copy and refused', async () => {
    const ana = await withPasskey()
    await login(ana.device, { counter: 5 })
    for (const counter of [4, 5]) expect(await codeOf(login(ana.device, { counter }))).toEqual(REFUSED)
    await login(ana.device, { counter: 6 })
    // Each passkey counts for itself.
    const luz = await withPasskey()
    await login(ana.device, { counter: 7 })
    await login(luz.device, { counter: 2 })
  })

  test('signs each challenge once, even when sent twice at the same time', async () => {
    const ana = await withPasskey()
    const response = ana.device.show({ challenge: await toSign(), counter: 2 })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => andariego.api()('POST /auth/passkeys/login', { body: { response } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is refused with a challenge that is old, or was created for another purpose or person', async () => {
    const [ana, luz] = [await withPasskey(), await traveller(andariego)]
    const forAdding = (await toMake(ana)).challenge
    expect(await codeOf(login(ana.device, { counter: 2, challenge: forAdding }))).toEqual(REFUSED)
    const body = {
      name: 'Ajena',
      response: newAuthenticator().make({ challenge: (await toMake(luz)).challenge }),
    }
    expect(await codeOf(ana.api('POST /auth/passkeys', { body }))).toEqual(REFUSED)
    const challenge = await toSign()
    await andariego.services.database
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(0) })
      .execute()
    expect(await codeOf(login(ana.device, { counter: 2, challenge }))).toEqual(REFUSED)
  })

  test("is refused when the signature is another key's or damaged", async () => {
    const [ana, thief] = [await withPasskey(), newAuthenticator()]
    const challenge = await toSign()
    const theirs = thief.show({ challenge, counter: 2 }) as { id: string; rawId: string }
    const { id } = ana.device.show({ challenge }) as { id: string }
    const send = (response: object) =>
      andariego.api()('POST /auth/passkeys/login', { body: { response: response as never } })
    expect(await codeOf(send({ ...theirs, id, rawId: id }))).toEqual(REFUSED)
    expect(await codeOf(send(theirs))).toEqual(REFUSED)
    const broken = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    expect(await codeOf(send({ id, rawId: id, type: 'public-key', response: broken }))).toEqual(REFUSED)
  })

  test('can be renamed and removed only by its owner, and is then useless', async () => {
    const [ana, luz] = [await withPasskey(), await traveller(andariego)]
    const params = { id: ana.passkeyId }
    const rename = (person: Traveller, name: string) =>
      person.api('PUT /auth/passkeys/:id', { params, body: { name } })
    expect((await rename(ana, ' Portátil ')).data.name).toBe('Portátil')
    expect((await refusal(rename(ana, 'x'.repeat(61)))).status).toBe(422)
    expect((await refusal(rename(luz, 'Mía'))).status).toBe(404)
    expect((await refusal(luz.api('DELETE /auth/passkeys/:id', { params }))).status).toBe(404)
    await ana.api('DELETE /auth/passkeys/:id', { params })
    expect(await codeOf(login(ana.device, { counter: 2 }))).toEqual(REFUSED)
    expect((await ana.api('GET /auth/security-events')).data[0]?.kind).toBe('passkey-removed')
  })

  test('ends with its removal the other sessions, such as one that it opened, and its owner gets a mail', async () => {
    const [ana, luz] = [await withPasskey(), await traveller(andariego)]
    const { data: lost } = await login(ana.device, { counter: 2 })
    await ana.api('DELETE /auth/passkeys/:id', { params: { id: ana.passkeyId } })
    expect((await refusal(andariego.api(lost.accessToken)('GET /auth/passkeys'))).status).toBe(401)
    expect((await ana.api('GET /auth/passkeys')).data).toEqual([])
    await luz.api('GET /auth/passkeys')
    const letter = andariego.letters.findLast(({ to }) => to === ana.email)
    expect([letter?.subject, letter?.paragraphs.join(' ')]).toEqual([
      'Quitaste una llave de acceso',
      expect.stringContaining('«Mi teléfono»'),
    ])
  })

  test('that was added after a change of address is removed when that change is undone', async () => {
    const [ana, thief] = [await withPasskey(), newAuthenticator()]
    const email = 'ladron-de-llaves@example.com'
    await ana.api('POST /auth/email', { body: { email, password: PASSWORD } })
    await andariego.api()('POST /auth/email/confirm', { body: { token: mailedToken(andariego, email) } })
    const token = mailedToken(andariego, ana.email)
    await add(ana, thief)
    const luz = await withPasskey()
    await andariego.api()('POST /auth/email/stop', { body: { token } })
    expect(await codeOf(login(thief, { counter: 2 }))).toEqual(REFUSED)
    await login(ana.device, { counter: 2 })
    await login(luz.device, { counter: 2 })
  })
})
