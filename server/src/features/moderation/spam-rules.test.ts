import { describe, expect, test } from 'vitest'
import { isTelling, lettersOf, suspicionOf } from './spam-rules.ts'

const now = Date.parse('2027-01-10T12:00:00Z')
const usual = { text: 'Una plaza tranquila.', memberSince: new Date(0), timesBefore: 0, inLastMinute: 0 }
const fresh = new Date(now - 3_600_000)

describe('a published text', () => {
  test.each([
    ['as most are', {}, null],
    ['said before', { timesBefore: 1 }, /mismo texto/],
    ['the sixth within a minute', { inLastMinute: 5 }, /muchas/],
    ['the fifth within a minute', { inLastMinute: 4 }, null],
    ['with a link, of somebody new', { text: 'Mira https://ofertas.example', memberSince: fresh }, /enlace/],
    [
      'with a bare address, of somebody new',
      { text: 'Entra a ofertas.com hoy', memberSince: fresh },
      /enlace/,
    ],
    ['with a link, of somebody known', { text: 'Mira https://museo.example' }, null],
    [
      'without a space after its full stop, of somebody new',
      { text: 'Bonito.Volveré.', memberSince: fresh },
      null,
    ],
  ])('%s', (_what, changed, expected) => {
    const suspicion = suspicionOf({ ...usual, ...changed }, now)
    if (expected === null) expect(suspicion).toBeNull()
    else expect(suspicion).toMatch(expected)
  })

  test('is the same with other spaces, accents, case and punctuation', () => {
    expect(lettersOf('¡Qué  LUGAR… increíble! 🌊')).toBe(lettersOf('que lugar increible'))
  })

  test('of a few words is common', () => {
    expect(isTelling(lettersOf('Muy bonito'))).toBe(false)
    expect([39, 40].map((letters) => isTelling('x'.repeat(letters)))).toEqual([false, true])
    expect(isTelling(lettersOf('Compra tus excursiones con el diez por ciento de descuento'))).toBe(true)
  })
})
