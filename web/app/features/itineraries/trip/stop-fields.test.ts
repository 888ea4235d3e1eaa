import { booking } from '@andariego/contract/trip-operations'
import { LINK_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { describe, expect, test } from 'vitest'
import { amountOf, amountProblem, currencyProblem, linkProblem, writtenAmount } from './stop-fields.ts'

const linkOf = (length: number) => 'https://ejemplo.com/'.padEnd(length, 'a')

describe('the link of a booking', () => {
  test.each([
    ['none', '', null],
    ['the longest', linkOf(LINK_MAX), null],
    ['the longest, with spaces around it', `  ${linkOf(LINK_MAX)}  `, null],
    ['one sign longer', linkOf(LINK_MAX + 1), tripsMessages.linkLength],
    ['without its scheme', 'ejemplo.com/reserva', tripsMessages.link],
    ['a script', 'javascript:alert(1)', tripsMessages.link],
  ])('%s: the field says what the server says', (_, text, message) => {
    expect(linkProblem(text)).toBe(message)
    const { error } = booking.safeParse({ reference: null, link: text.trim() || null })
    expect(error?.issues[0]?.message ?? null).toBe(message)
  })
})

describe('a cost', () => {
  test.each([
    ['12', 12, '12'],
    [' 12,5 ', 12.5, '12,50'],
    ['12.50', 12.5, '12,50'],
    ['1.234', 1234, '1234'],
    ['1.234,56', 1234.56, '1234,56'],
    ['1,234.56', 1234.56, '1234,56'],
    ['1 234 567', 1_234_567, '1234567'],
    ['999.999.999,99', 999_999_999.99, '999999999,99'],
  ])('%s is read', (text, amount, shown) => {
    expect(amountProblem(text)).toBeNull()
    expect(amountOf(text)).toBe(amount)
    expect(writtenAmount(amount)).toBe(shown)
  })

  test.each([
    '1.2345',
    '12,345.678',
    '1,23,456',
    '1.234.56',
    '1.234,567,8',
    '-3',
    '1e3',
    'doce',
    '9.999.999.999',
  ])('%s is refused', (text) => expect(amountProblem(text)).toBe(tripsMessages.cost))
})

test.each([
  ['eur', null],
  [' COP ', null],
  ['pesos', tripsMessages.currency],
  ['', tripsMessages.currency],
])('the currency “%s”', (text, message) => expect(currencyProblem(text)).toBe(message))
