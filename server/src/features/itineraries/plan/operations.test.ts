import { randomUUID } from 'node:crypto'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { shown, type Traveller } from '../../../../test/traveller.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, places, newcomer, at, written, make, save, read, numbersOf } = await openScene()
afterAll(() => andariego.close())
const { database } = andariego.services

const sent = (operation: unknown, id: string = randomUUID()) => ({ id, operation: operation as Operation })
const send = async (by: Traveller, id: string, operations: ReturnType<typeof sent>[]) =>
  (await by.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } })).data
const did = async (by: Traveller, id: string, ...operations: Operation[]) => {
  const { rejected } = await send(
    by,
    id,
    operations.map((operation) => sent(operation)),
  )
  expect(rejected).toEqual([])
}
const logOf = (by: Traveller, id: string, after = 0) =>
  by.api('GET /itineraries/:id/operations', { params: { id }, query: { after } })
const newStop = (place: number, more: Partial<Extract<Operation, { kind: 'add-stop' }>> = {}) => ({
  kind: 'add-stop' as const,
  stopId: randomUUID(),
  placeId: places[place] ?? '',
  date: '2027-03-01',
  after: null,
  ...more,
})
const share = async (by: Traveller, id: string, ...members: Traveller[]) => {
  const { data } = await by.api('POST /groups', { body: { name: `Grupo ${randomUUID()}` } })
  const userIds = members.map((member) => member.id)
  await by.api('POST /groups/:id/members', { params: { id: data.id }, body: { userIds } })
  await by.api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [data.id] } })
  return data.id
}

describe('the operations of a trip', () => {
  test('are applied in order, shown in the trip, and stored with their author and undo operations', async () => {
    const made = await make(ana, at([0, 1]))
    const [first] = made.items
    const stopId = first?.id ?? ''
    const idea = newStop(4, { date: null })
    await did(
      ana,
      made.id,
      { kind: 'set-stop', stopId, fields: { startTime: '09:30', note: ' Con **calma** ' } },
      { kind: 'set-stop', stopId, fields: { cost: { amount: 12.5, currency: 'EUR' }, status: 'done' } },
      {
        kind: 'set-stop',
        stopId,
        fields: { booking: { reference: ' AB-12 ', link: 'https://example.org/b' } },
      },
      { kind: 'move-stop', stopId, date: '2027-03-02', after: made.items[1]?.id ?? null },
      idea,
      { kind: 'set-day', date: '2027-03-02', fields: { title: 'Al faro', note: 'Temprano' } },
      { kind: 'add-item', itemId: randomUUID(), text: 'Botas' },
      { kind: 'set-trip', fields: { name: `Viaje largo ${made.id}`, coverPlaceId: places[1] ?? null } },
    )
    const now = await read(ana, made.id)
    expect(now).toMatchObject({ version: 2, name: `Viaje largo ${made.id}`, coverPlaceId: places[1] })
    expect(now.items[1]).toMatchObject({
      id: stopId,
      date: '2027-03-02',
      startTime: '09:30',
      note: 'Con **calma**',
      cost: { amount: 12.5, currency: 'EUR' },
      status: 'done',
      booking: { reference: 'AB-12', link: 'https://example.org/b' },
    })
    expect(now.ideas).toMatchObject([{ id: idea.stopId, date: null, place: { id: places[4] } }])
    expect(now.days).toEqual([{ date: '2027-03-02', title: 'Al faro', note: 'Temprano', otherNotes: [] }])
    expect(now.checklist).toMatchObject([{ text: 'Botas', isDone: false }])
    const { data, last } = await logOf(ana, made.id)
    expect(data.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect([last, now.log.last]).toEqual([8, 8])
    expect(data[3]).toMatchObject({
      by: { ...shown(ana), isDeleted: false },
      placeName: first?.place.name,
      undo: [{ kind: 'move-stop', stopId, date: '2027-03-01', after: null }],
    })
    expect((await logOf(ana, made.id, 5)).data.map(({ number }) => number)).toEqual([6, 7, 8])
  })

  test('of a deleted person stay in the trips of others, as a deleted person’s', async () => {
    const guest = await newcomer()
    const made = await make(ana, at([0]))
    const params = { id: made.id, userId: guest.id }
    await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'edit' } })
    await did(guest, made.id, newStop(1))
    await guest.api('DELETE /users/me', { body: { password: guest.password } })
    expect((await logOf(ana, made.id)).data).toMatchObject([
      { by: { id: guest.id, userEmail: DELETED_PERSON, userName: null, isDeleted: true } },
    ])
  })

  test('sent twice, even at once, are applied once and get the same response', async () => {
    const made = await make(ana, at([0]))
    const operations = [sent(newStop(1)), sent({ kind: 'set-trip', fields: { coverPlaceId: places[0] } })]
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ana, made.id, operations)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await logOf(ana, made.id)).last).toBe(2)
    expect((await read(ana, made.id)).version).toBe(2)
  })

  test('that cannot be applied are refused one by one with a reason, and the rest is applied', async () => {
    const made = await make(ana, at([0]))
    const other = await make(ana, at([2]))
    const good = newStop(3)
    const cases: [unknown, string, string | RegExp][] = [
      [newStop(0), 'duplicate', 'Este lugar ya está en el itinerario.'],
      [newStop(1, { placeId: randomUUID() }), 'place-unknown', /ya no existe/],
      [
        newStop(1, { stopId: made.items[0]?.id ?? '' }),
        'id-taken',
        'El identificador ya se usó para otra cosa.',
      ],
      [
        newStop(1, { stopId: other.items[0]?.id ?? '' }),
        'id-taken',
        'El identificador ya se usó para otra cosa.',
      ],
      [newStop(1, { date: '2027-02-30' }), 'validation', /día real/],
      [
        { kind: 'remove-stop', stopId: other.items[0]?.id },
        'not-found',
        'Esa parada no está en este itinerario.',
      ],
      [
        { kind: 'set-stop', stopId: made.items[0]?.id, fields: { note: 'a'.repeat(2001) } },
        'validation',
        /2000/,
      ],
      [{ kind: 'set-stop', stopId: made.items[0]?.id, fields: { color: 'rojo' } }, 'validation', /color/],
      [{ kind: 'set-trip', fields: { name: other.name } }, 'duplicate', 'Este itinerario ya existe.'],
      [{ kind: 'paint' }, 'unknown-kind', /no se conoce/],
      [null, 'unknown-kind', /no se conoce/],
    ]
    const operations = cases.map(([operation]) => sent(operation))
    const answer = await send(ana, made.id, [...operations, sent(good), sent(good, 'no es un id')])
    expect(answer.accepted.map(({ number }) => number)).toEqual([1])
    expect(answer.rejected).toHaveLength(cases.length + 1)
    for (const [index, [, code, message]] of cases.entries()) {
      expect(answer.rejected[index]).toMatchObject({ id: operations[index]?.id, code })
      expect(answer.rejected[index]?.message).toMatch(message)
    }
    expect(numbersOf(await read(ana, made.id))).toEqual([3, 0])
  })

  test('never lead to more than 200 stops, however many are sent', async () => {
    const made = await make(ana, at([0]))
    const unknown = Array.from({ length: 200 }, () => sent(newStop(1, { placeId: randomUUID() })))
    expect((await send(ana, made.id, unknown)).rejected).toHaveLength(200)
    const { status, body } = await refusal(send(ana, made.id, [...unknown, sent(newStop(1))]))
    expect([status, body.errors]).toEqual([422, ['Se pueden enviar como máximo 200 cambios a la vez.']])
  })

  test('merge simultaneous edits of a note, and keep beside it what does not merge', async () => {
    const made = await make(ana, at([0]))
    await share(ana, made.id, luz)
    const stopId = made.items[0]?.id ?? ''
    const note = (text: string, from: string | null): Operation => ({
      kind: 'set-stop',
      stopId,
      fields: { note: text },
      from: { note: from },
    })
    await did(ana, made.id, note('Llevar agua', null))
    await did(ana, made.id, note('Llevar agua y pan', 'Llevar agua'))
    await did(luz, made.id, note('Llevar mucha agua', 'Llevar agua'))
    expect((await read(luz, made.id)).items[0]).toMatchObject({
      note: 'Llevar mucha agua y pan',
      otherNotes: [],
    })
    await did(
      luz,
      made.id,
      note('Llevar poca agua y pan', 'Llevar agua y pan'),
      note('Otra cosa', 'Llevar pan'),
    )
    const { items } = await read(ana, made.id)
    expect(items[0]?.note).toBe('Otra cosa')
    expect(items[0]?.otherNotes).toEqual(['Llevar mucha poca agua y pan'])
  })

  test('let a removal win over an edit, and restore the stop with the edit', async () => {
    const made = await make(ana, at([0, 1]))
    const stopId = made.items[0]?.id ?? ''
    await did(ana, made.id, { kind: 'remove-stop', stopId })
    await did(ana, made.id, { kind: 'set-stop', stopId, fields: { startTime: '10:00' } })
    const without = await read(ana, made.id)
    expect(numbersOf(without)).toEqual([1])
    expect(without.log.removedStops).toMatchObject([{ id: stopId, startTime: '10:00', removal: 1 }])
    await did(ana, made.id, { kind: 'restore-stop', stopId })
    const back = await read(ana, made.id)
    expect(numbersOf(back)).toEqual([0, 1])
    expect(back.items[0]).toMatchObject({ id: stopId, startTime: '10:00' })
  })

  test("also result from a PUT, which keeps a stop's details, and from a process that writes no log", async () => {
    const made = await make(ana, at([0, 1, 2]))
    const [first, second, third] = made.items
    await did(ana, made.id, {
      kind: 'set-stop',
      stopId: third?.id ?? '',
      fields: { note: 'Cerrado los lunes' },
    })
    const { data } = await save(ana, made.id, written(made.name, at([2, 0])))
    expect(data.items.map(({ id, note }) => [id, note])).toEqual([
      [third?.id, 'Cerrado los lunes'],
      [first?.id, null],
    ])
    const kinds = (await logOf(ana, made.id)).data.map(({ operation }) => operation.kind)
    expect(kinds).toEqual(['set-stop', 'remove-stop', 'move-stop'])
    await sql`update itinerary_items set day = '2027-03-09' where id = ${first?.id ?? ''}`.execute(database)
    await sql`update itineraries set version = version + 1 where id = ${made.id}`.execute(database)
    expect((await read(ana, made.id)).items[1]?.date).toBe('2027-03-09')
    await did(ana, made.id, { kind: 'restore-stop', stopId: second?.id ?? '' })
    const { data: log } = await logOf(ana, made.id, 3)
    expect(log.map(({ operation, by }) => [operation.kind, by?.id ?? null])).toEqual([
      ['move-stop', null],
      ['restore-stop', ana.id],
    ])
    expect(numbersOf(await read(ana, made.id))).toEqual([2, 0, 1])
  })

  test('may empty a trip; a deleted place leaves nothing, and the trip continues', async () => {
    const made = await make(ana, at([0]))
    const { id: placeId } = await luz.api('POST /places', {
      body: { name: `Efímero ${randomUUID()}`, address: 'Camino 1', latitude: 1, longitude: 1 },
    })
    await did(ana, made.id, newStop(0, { placeId }), newStop(5, { date: null }))
    await sql`delete from places where id = ${placeId}`.execute(database)
    expect(numbersOf(await read(ana, made.id))).toEqual([0])
    await did(ana, made.id, { kind: 'remove-stop', stopId: made.items[0]?.id ?? '' })
    const empty = await read(ana, made.id)
    expect([empty.items, empty.ideas.length]).toEqual([[], 1])
  })

  test('are sent to everybody who may open the trip, and nobody else may send any', async () => {
    const made = await make(ana, at([0]))
    const groupId = await share(ana, made.id, luz)
    const heard: unknown[] = []
    const leave = andariego.services.events.on('live', ({ userIds, event }) => {
      if (event.type === 'itinerary') heard.push([userIds.toSorted(), event.itineraryId, event.last])
    })
    await did(luz, made.id, newStop(1))
    await send(luz, made.id, [sent(newStop(1))])
    leave()
    expect(heard).toEqual([[[ana.id, luz.id].toSorted(), made.id, 1]])
    await ana.api('DELETE /groups/:id/members/:userId', { params: { id: groupId, userId: luz.id } })
    const { status, body } = await refusal(send(luz, made.id, [sent(newStop(2))]))
    expect([status, body.message]).toEqual([
      404,
      'Este itinerario ya no existe, o ya no se comparte contigo.',
    ])
    expect((await refusal(logOf(luz, made.id))).status).toBe(404)
  })

  test('sent by twenty at once all arrive, numbered without a gap', async () => {
    const made = await make(ana, at([0]))
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        did(ana, made.id, { kind: 'add-item', itemId: randomUUID(), text: `Cosa ${number}` }),
      ),
    )
    const { data } = await logOf(ana, made.id)
    expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect((await read(ana, made.id)).checklist).toHaveLength(20)
  })
})
