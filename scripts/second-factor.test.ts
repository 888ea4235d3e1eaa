import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newAuthenticator } from '../server/src/features/accounts/passkeys/testing/authenticator.ts'
import { createVerifyAccessToken } from '../server/src/features/accounts/verify-access-token.ts'
import { refusal } from '../server/test/refusal.ts'
import { type TestApp, testApp } from '../server/test/test-app.ts'
import { PASSWORD, traveller } from '../server/test/traveller.ts'
import { runBeside } from './testing/run-beside.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
  await andariego.services.jobs.prepare()
  await andariego.services.jobs.open()
  await andariego.services.jobs.carryOut()
})
afterAll(async () => {
  await andariego.services.jobs.stop({ timeoutMs: 1000 })
  await andariego.close()
})

const secondFactor = (...args: string[]) => runBeside(andariego, 'second-factor.ts')(...args)

/** Creates somebody who needs a code and also has a passkey. */
const guarded = async () => {
  const ana = await traveller(andariego)
  const password = PASSWORD
  const { data } = await ana.api('POST /auth/second-factor/setup', { body: { password } })
  await ana.api('POST /auth/second-factor', { body: { code: await generate({ secret: data.secret }) } })
  const { challenge } = (await ana.api('POST /auth/passkeys/registration', { body: { password } })).data
  const response = newAuthenticator().make({ challenge })
  await ana.api('POST /auth/passkeys', { body: { name: 'Mi teléfono', response } })
  return ana
}

const login = async (email: string) => {
  const { data } = await andariego.api()('POST /auth/login', { body: { email, password: PASSWORD } })
  return andariego.api(data.accessToken)
}

/** Returns the subjects of the mails in somebody's outbox. */
const mailsTo = async (email: string) => {
  const folder = join(andariego.dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.includes(`_${email}_`))
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}

test('somebody who lost phone and recovery codes can sign in with the password, and is told by mail and in the account', async () => {
  const ana = await guarded()
  expect((await refusal(login(ana.email))).body.code).toBe('second-factor-required')
  const said = await secondFactor('remove', ana.email.toUpperCase())
  expect(said).toContain('la verificación en dos pasos. ')
  expect(said).toContain('Conserva 1 llave de acceso')
  // The running product notices: an open session has ended.
  await expect.poll(() => createVerifyAccessToken(andariego.services)(ana.accessToken)).toBeNull()
  const again = await login(ana.email)
  expect((await again('GET /auth/second-factor')).data).toMatchObject({ isOn: false, codesLeft: 0 })
  expect((await again('GET /auth/passkeys')).data).toHaveLength(1)
  const events = (await again('GET /auth/security-events')).data
  expect(events.map(({ kind }) => kind)).toContain('second-factor-removed')
  expect(events.map(({ kind }) => kind)).not.toContain('passkeys-removed')
  const mails = await vi.waitFor(async () => {
    const found = await mailsTo(ana.email)
    expect(found).toHaveLength(1)
    return found
  }, 10_000)
  expect(mails[0]).toContain('/account')
})

test('passkeys are removed too if the operator asks for it, and repeating the command removes nothing', async () => {
  const luz = await guarded()
  expect(await secondFactor('remove', luz.email, '--passkeys')).toContain(
    'la verificación en dos pasos y 1 llave de acceso. ',
  )
  const again = await login(luz.email)
  expect((await again('GET /auth/passkeys')).data).toEqual([])
  const kinds = (await again('GET /auth/security-events')).data.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['second-factor-removed', 'passkeys-removed']))
  expect(await secondFactor('remove', luz.email, '--passkeys')).toBe(
    `${luz.email} no tiene verificación en dos pasos ni llaves de acceso.`,
  )
  // The second run changed nothing.
  expect((await again('GET /auth/security-events')).data).toHaveLength(kinds.length)
})

test('an unknown address and an unknown command are refused', async () => {
  expect(await secondFactor('remove', 'nadie@example.com')).toBe(
    'No hay una cuenta confirmada con el correo nadie@example.com.',
  )
  expect(await secondFactor('remove')).toMatch(/^Uso: /)
}, 60_000)
