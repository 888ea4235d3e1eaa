import { accountsEndpoints } from '@andariego/contract/accounts'
import { missingPasswordRules } from '@andariego/contract/accounts-rules'
import { groupNameProblem } from '@andariego/contract/groups-rules'
import { descriptionProblem } from '@andariego/contract/places-rules'
import { text } from '@andariego/contract/text'
import { beginningOf, isLongerThan, lengthOf } from '@andariego/contract/text-rules'
import { expect, test } from 'vitest'

test('a character is what PostgreSQL counts as one: an emoji, and a letter with its accent however it was typed', () => {
  expect(lengthOf('🌈')).toBe(1)
  expect(lengthOf('a\u0301')).toBe(1)
  expect(isLongerThan('🌈'.repeat(50), 50)).toBe(false)
  expect(isLongerThan('🌈'.repeat(51), 50)).toBe(true)
})

test('the beginning of a text is counted alike, and never ends in half an emoji', () => {
  expect(['a🌈🌈', '🌈🌈🌈', 'ab'].map((long) => beginningOf(long, 2))).toEqual(['a🌈', '🌈🌈', 'ab'])
  expect(beginningOf('n\u0303a', 1)).toBe('ñ')
})

test('the shortest and the longest text are counted alike, in forms and by the server', () => {
  const name = text({ min: 5, max: 50 })
  const lengths = [4, 5, 50, 51]
  expect(lengths.map((length) => name.safeParse('🌈'.repeat(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(lengths.map((length) => groupNameProblem('🌈'.repeat(length)) === null)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(descriptionProblem('🌈'.repeat(29))).not.toBe(null)
  expect(descriptionProblem('🌈'.repeat(1000))).toBe(null)
})

test('a password has eight characters that one can see', () => {
  const short = 'Al menos 8 caracteres'
  expect(missingPasswordRules('Aa1!😀😀')).toEqual([short])
  expect(missingPasswordRules('Aa1!\u200b\u200b\u200b\u200b')).toEqual([short])
  expect(missingPasswordRules('Aa1!😀😀😀😀')).toEqual([])
})

test('a password has at most 128 characters, as the server counts them too', () => {
  const { body } = accountsEndpoints['POST /auth/register']
  const accepts = (password: string) => body.safeParse({ email: 'ana@example.com', password }).success
  expect([125, 126].map((count) => accepts(`A1!${'🌈'.repeat(count)}`))).toEqual([true, false])
})
