import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openScene } from '../test/scene.ts'

const { andariego, ana, make } = await openScene()
afterAll(() => andariego.close())

const addPlace = async (name: string, latitude: number, longitude: number) =>
  (await ana.api('POST /places', { body: { name, address: 'Calle Mayor 1', latitude, longitude } })).id

test('a day tells the clocks of its places once somebody flies', async () => {
  const madrid = await addPlace('Estanque del parque', 40.4168, -3.7038)
  const buenosAires = await addPlace('Café de la esquina', -34.6037, -58.3816)
  const items = [madrid, buenosAires].map((placeId) => ({ placeId, date: '2027-01-10' }))
  const trip = await make(ana, items)
  const params = { id: trip.id }
  const clocks = async () => {
    const { data } = await ana.api('GET /itineraries/:id/days', { params })
    return data.map((day) => [day.timeZone, day.clocks])
  }
  expect(await clocks()).toEqual([['Europe/Madrid', []]])
  const operation = {
    kind: 'set-stop',
    stopId: trip.items[0]?.id ?? '',
    fields: { legToNext: { kind: 'plane', minutes: 780 } },
  } as const
  await ana.api('POST /itineraries/:id/operations', {
    params,
    body: { operations: [{ id: randomUUID(), operation }] },
  })
  expect(await clocks()).toEqual([['Europe/Madrid', [{ placeId: buenosAires, minutesAhead: -240 }]]])
})
