import { booking } from '@andariego/contract/trip-operations'
import { LINK_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { describe, expect, test } from 'vitest'
import { linkProblem } from './stop-fields.ts'

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
