import { expect, test } from 'vitest'
import { timeZoneName } from './time-zone.ts'

test('a time zone has a name in Spanish', () => {
  expect(['America/Argentina/Buenos_Aires', 'Europe/Madrid', 'UTC'].map(timeZoneName)).toEqual([
    'hora estándar de Argentina',
    'hora de Europa central',
    'GMT+00:00',
  ])
})
