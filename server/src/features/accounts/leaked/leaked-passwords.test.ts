import { accountsMessages } from '@andariego/contract/accounts-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { mailedToken, PASSWORD, settled, traveller } from '../../../../test/traveller.ts'
import { isOwnAddress, wordOf } from './leaked-password-rules.ts'
import { isLeaked } from './leaked-passwords.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

test('A leaked password, or the own address, is refused wherever a password is chosen, and trying it does not use up a link', async () => {
  const ana = await traveller(andariego, 'ana.lopez@example.com')
  const visitor = andariego.api()
  const register = (password: string) =>
    visitor('POST /auth/register', { body: { email: 'luz.marina@example.com', password } })
  const change = (newPassword: string) =>
    ana.api('POST /auth/change-password', { body: { currentPassword: PASSWORD, newPassword } })
  await visitor('POST /auth/forgot-password', { body: { email: ana.email } })
  await expect.poll(() => andariego.letters.at(-1)?.subject).toBe('Elige una contraseña nueva')
  await settled(andariego, ana.email)
  const token = mailedToken(andariego, ana.email)
  const reset = (password: string) => visitor('POST /auth/reset-password', { body: { token, password } })
  for (const [call, own] of [
    [register, 'Luz.Marina-1'],
    [change, 'Ana.Lopez-1'],
    [reset, 'Ana.Lopez-1'],
  ] as const) {
    const leaked = await refusal(call('P@ssw0rd'))
    expect([leaked.status, leaked.body.errors]).toEqual([422, [accountsMessages.passwordLeaked]])
    expect((await refusal(call(own))).body.errors).toEqual([accountsMessages.passwordIsEmail])
  }
  await reset('Nueva-clave-1')
})

test.each([
  ['Password1!', 'password'],
  ['P4ssw0rd1!', 'password'],
  ['p@$$w0rD', 'password'],
  ['1!Dragon#2', 'dragon'],
  ['Caminante-1', 'caminante'],
  // More than one word.
  ['Nueva-clave-1', null],
  ['Dragon#2026', null],
  ['Abcd1!', null],
])('the word of %s is %s', (password, word) => {
  expect(wordOf(password)).toBe(word)
})

test.each([
  'P@ssw0rd',
  '1qaz!QAZ',
  'Password1!',
  'PASSWORD1!',
  'Qwerty12#',
  'Iloveyou1!',
  'P4$$w0rd!',
  'Princesa-1',
])('what everybody guesses first is known: %s', (password) => {
  expect(isLeaked(password)).toBe(true)
})

test.each([
  'Caminante-1',
  'Andariego-2026',
  'Velocidad-1',
  'Andariega-2',
  'Nueva-clave-1',
  'Tres gatos, 2 lunas',
])('what nobody guesses first is not: %s', (password) => {
  expect(isLeaked(password)).toBe(false)
})

test.each([
  ['Ana.Lopez@Example.com', 'ana.lopez@example.com', true],
  ['Ana.Lopez1!', 'ana.lopez@example.com', true],
  ['AnaLopez-1984', 'ana.lopez77@example.com', true],
  ['Ana.Lopez@example.com1', 'ana.lopez@example.com', true],
  ['Ana-viaja-1', 'ana.lopez@example.com', false],
  // Three letters are too few to compare.
  ['Ana-1234!', 'ana@example.com', false],
  ['Caminante-1', 'viajera1@example.com', false],
])('%s for %s is the own address: %s', (password, email, isIt) => {
  expect(isOwnAddress(password, email)).toBe(isIt)
})
