import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText, contentLine } from './content-line.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 300 })

describe('a property of a calendar', () => {
  test('can be unfolded to the original: lines have at most 75 bytes and split no character', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = contentLine('SUMMARY', calendarText(value))
        const unfolded = line.replaceAll('\r\n ', '').replace(/\r\n$/, '')
        const read = unfolded.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(`SUMMARY:${value}`)
        for (const part of line.split('\r\n')) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
          expect(part.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  test('contains no line break and no control character', () => {
    expect(contentLine('SUMMARY', calendarText('Café; té,\r\nmate\\\u0000\u0007\u0085'))).toBe(
      'SUMMARY:Café\\; té\\,\\nmate\\\\\r\n',
    )
  })
})
