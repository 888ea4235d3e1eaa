import type { Restriction } from '@andariego/contract/moderation'
import { restrictionMessage } from '@andariego/contract/moderation-rules'
import { expect, test } from 'vitest'
import { restrictionBy, strongest } from './restriction-rules.ts'

test('limits, suspensions and closures restrict; other decisions do not', () => {
  const decisions = ['limit', 'suspend', 'close', 'warn', 'lift', 'hide']
  expect(decisions.map(restrictionBy)).toEqual([
    'limited',
    'suspended',
    'closed',
    undefined,
    undefined,
    undefined,
  ])
})

const inMay = '2027-05-01T00:00:00.000Z'
const inJune = '2027-06-01T00:00:00.000Z'
const limited = (until: string | null): Restriction => ({ kind: 'limited', until, reason: 'Insulta.' })
const suspended = (until: string): Restriction => ({ kind: 'suspended', until, reason: 'Insulta.' })
const closed: Restriction = { kind: 'closed', until: null, reason: 'Insulta.' }

test.each([
  ['the only one', [limited(inMay)], limited(inMay)],
  [
    'a suspension rather than a limit, though it ends sooner',
    [limited(null), suspended(inMay)],
    suspended(inMay),
  ],
  ['a closure rather than a suspension', [closed, suspended(inJune)], closed],
  ['the one of its kind that ends last', [suspended(inJune), suspended(inMay)], suspended(inJune)],
  [
    'the one of its kind that ends last, in the other order',
    [suspended(inMay), suspended(inJune)],
    suspended(inJune),
  ],
  ['the one of its kind without an end', [limited(inJune), limited(null)], limited(null)],
])('the strongest restriction is %s', (_, restrictions, expected) => {
  expect(strongest(restrictions)).toEqual(expected)
})

test.each([
  ['Insulta a otros', 'Insulta a otros.'],
  ['Insulta a otros.', 'Insulta a otros.'],
  ['¿Otra vez?', '¿Otra vez?'],
  ['Escribió «¡Fuera!»', 'Escribió «¡Fuera!»'],
])('the reason «%s» is a sentence of the message', (reason, sentence) => {
  expect(restrictionMessage('closed', null, reason)).toBe(
    `Tu cuenta está cerrada. Motivo: ${sentence} Puedes apelar en «Tus avisos».`,
  )
})
