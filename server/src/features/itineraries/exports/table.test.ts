import { afterAll, expect, test } from 'vitest'
import { openScene } from '../test/scene.ts'

const { andariego, ana, make } = await openScene()
afterAll(() => andariego.close())

const HOSTILE = [
  '=1+1',
  'Faro;=1+1',
  'Faro; "=1+1;x',
  'Faro;"";"=1+1',
  'uno\n=cmd|calc',
  'dos\t@SUM(A1)',
  'tres;\t +1',
  'cuatro;＝1+1',
]

test('a table has no formula, wherever a spreadsheet takes a cell to begin', async () => {
  const { id: placeId } = await ana.api('POST /places', {
    body: { name: 'Faro;=1+1', address: '-1;+1', latitude: -34.8, longitude: 1 },
  })
  const trip = await make(ana, [{ placeId, date: '2027-12-01' }], 'Tabla')
  await ana.api('POST /itineraries/:id/operations', {
    params: { id: trip.id },
    body: {
      operations: HOSTILE.map((note, index) => ({
        id: crypto.randomUUID(),
        operation: { kind: 'set-day', date: `2027-12-1${index}`, fields: { note } },
      })),
    },
  })
  const { body } = await andariego.app.inject({
    url: `/api/itineraries/${trip.id}/export?format=csv`,
    headers: { authorization: `Bearer ${ana.accessToken}` },
  })
  // As one reads it that expects a semicolon between cells, and takes quotation marks at a cell's beginning for signs around it.
  const cells = body.split(/[;\t\r\n]/).map((cell) => cell.replace(/^[\s",]+/, ''))
  expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([])
  expect(body.match(/1\+1/g)).toHaveLength(6)
  expect(body).toContain('"Faro;\'=1+1"')
  expect(body).toContain(',-34.8,')
})
