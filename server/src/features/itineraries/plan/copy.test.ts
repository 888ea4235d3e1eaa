import { randomUUID } from 'node:crypto'
import type { CopiedPart } from '@andariego/contract/trips-rules'
import { afterAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, at, make, read } = await openScene()
afterAll(() => andariego.close())

test('one day of a trip is copied to another date, under the first free name, once for each key', async () => {
  const made = await make(ana, [...at([0, 1], '2027-02-27'), ...at([2], '2027-03-01')])
  const [first] = made.items
  const name = `Hacia el mar ${randomUUID()}`
  const operations = [
    { kind: 'set-stop', stopId: first?.id, fields: { note: 'Con calma', startTime: '09:00' } },
    { kind: 'set-day', date: '2027-02-27', fields: { title: 'Hacia el mar' } },
    { kind: 'set-trip', fields: { coverPlaceId: first?.place.id } },
    { kind: 'add-item', itemId: randomUUID(), text: 'Botas' },
  ].map((operation) => ({ id: randomUUID(), operation: operation as never }))
  await ana.api('POST /itineraries/:id/operations', { params: { id: made.id }, body: { operations } })
  const copy = (day: string, key = randomUUID()) =>
    ana.api('POST /itineraries/:id/copy', {
      params: { id: made.id },
      body: { day, name, startDate: '2028-01-05' },
      headers: { 'Idempotency-Key': key },
    })
  const key = randomUUID()
  const { data: copied } = await copy('2027-02-27', key)
  expect((await copy('2027-02-27', key)).data.id).toBe(copied.id)
  expect(copied).toMatchObject({ name, checklist: [], ideas: [], coverPlaceId: null })
  expect(copied.items.map(({ place, date, note, startTime }) => [place.id, date, note, startTime])).toEqual([
    [first?.place.id, '2028-01-05', 'Con calma', '09:00'],
    [made.items[1]?.place.id, '2028-01-05', null, null],
  ])
  expect(copied.days).toMatchObject([{ date: '2028-01-05', title: 'Hacia el mar' }])
  expect((await copy('2027-02-27')).data.name).toBe(`${name} (2)`)
  expect((await refusal(copy('2027-02-28'))).status).toBe(422)
})

test.each(['', 'x'])(
  'a copy keeps as much of a long name as there is room for, and no half emoji%s',
  async (before) => {
    const name = `${before}${'🌈'.repeat(99)}`
    const { id } = await make(ana, at([0]), name)
    const { data } = await ana.api('POST /itineraries/:id/copy', { params: { id }, body: {} })
    expect(data.name).toBe(`${before}${'🌈'.repeat(92 - before.length)} (copia)`)
  },
)

test('a trip is copied from another day on, without bookings and with everything still to be done', async () => {
  const made = await make(ana, [...at([0, 1], '2027-02-27'), ...at([2], '2027-03-01')], `Sur ${randomUUID()}`)
  const stopId = made.items[0]?.id
  const booking = { reference: 'ABC', link: null }
  const operations = [
    { kind: 'set-stop', stopId, fields: { note: 'Con calma', startTime: '09:00', status: 'done', booking } },
    { kind: 'set-stop', stopId, fields: { cost: { amount: 12, currency: 'EUR' } } },
    { kind: 'set-day', date: '2027-03-01', fields: { title: 'Regreso', note: 'Llamar a casa' } },
    { kind: 'set-day', date: '2027-02-27', fields: { note: 'Solo una nota' } },
    { kind: 'add-item', itemId: randomUUID(), text: 'Botas', isDone: true },
    { kind: 'remove-stop', stopId: made.items[1]?.id },
  ].map((operation) => ({ id: randomUUID(), operation: operation as never }))
  await ana.api('POST /itineraries/:id/operations', { params: { id: made.id }, body: { operations } })
  const copy = async (startDate: string | null, parts?: CopiedPart[]) => {
    const body = { startDate, ...(parts && { parts }) }
    return (await ana.api('POST /itineraries/:id/copy', { params: { id: made.id }, body })).data
  }
  const copied = await copy('2028-02-28')
  expect(copied).toMatchObject({ name: `${made.name} (copia)`, owner: { id: ana.id }, log: { last: 0 } })
  expect(copied.items.map(({ date }) => date)).toEqual(['2028-02-28', '2028-03-01'])
  expect(copied.items[0]).toMatchObject({
    note: 'Con calma',
    startTime: '09:00',
    status: null,
    cost: { amount: 12, currency: 'EUR' },
    booking: null,
  })
  expect(copied.items[0]?.id).not.toBe(stopId)
  expect(copied.days).toMatchObject([
    { date: '2028-02-28', title: null, note: 'Solo una nota' },
    { date: '2028-03-01', title: 'Regreso', note: 'Llamar a casa' },
  ])
  expect(copied.checklist).toMatchObject([{ text: 'Botas', isDone: false }])
  expect(await read(ana, copied.id)).toEqual(copied)
  expect((await copy(null)).name).toBe(`${made.name} (copia 2)`)
  const bare = await copy('2028-02-28', [])
  expect(bare.items[0]).toMatchObject({ note: null, startTime: '09:00', cost: null, booking: null })
  expect(bare.days).toEqual([{ date: '2028-03-01', title: 'Regreso', note: null, otherNotes: [] }])
  expect((await copy('2028-02-28', ['bookings'])).items[0]).toMatchObject({ note: null, booking })
  expect((await refusal(copy('2028-02-28', ['files' as never]))).body.errors).toEqual([
    'A la copia solo se pueden llevar notas, costos y reservas.',
  ])
  expect((await refusal(copy('2199-12-31'))).status).toBe(422)
  const foreign = luz.api('POST /itineraries/:id/copy', { params: { id: made.id }, body: {} })
  expect((await refusal(foreign)).status).toBe(404)
  const withoutBody = await ana.api('POST /itineraries/:id/copy', { params: { id: made.id } })
  expect(withoutBody.data).toMatchObject({
    name: `${made.name} (copia 5)`,
    items: [{ note: 'Con calma' }, {}],
  })
})
