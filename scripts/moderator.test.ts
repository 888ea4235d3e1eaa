import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVerifyAccessToken } from '../server/src/features/accounts/verify-access-token.ts'
import { type TestApp, testApp } from '../server/test/test-app.ts'
import { traveller } from '../server/test/traveller.ts'
import { runBeside } from './testing/run-beside.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

const moderator = (...args: string[]) => runBeside(andariego, 'moderator.ts')(...args)

test('a role granted while the product runs takes effect at once, and so does its removal', async () => {
  const { email, accessToken } = await traveller(andariego)
  const verify = createVerifyAccessToken(andariego.services)
  const role = async () => (await verify(accessToken))?.role
  expect(await role()).toBe('member')
  expect(await moderator('add', email.toUpperCase())).toContain('ya puede moderar.')
  await expect.poll(role).toBe('moderator')
  expect(await moderator('list')).toBe(email)
  expect(await moderator('remove', email)).toBe(`${email} ya no modera.`)
  await expect.poll(role).toBe('member')
  expect(await moderator('list')).toBe('Nadie modera todavía.')
})

test('an unknown address and an unknown command are refused', async () => {
  expect(await moderator('add', 'nadie@example.com')).toBe(
    'No hay una cuenta confirmada con el correo nadie@example.com.',
  )
  expect(await moderator('ascend')).toMatch(/^Uso: /)
})
