import { randomUUID } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { NOTE_MAX, TRIP_PEOPLE_MAX } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import type { Traveller } from '../../../../test/traveller.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, newcomer, places, at, make, read, numbersOf } = await openScene()
afterAll(() => andariego.close())
const { database } = andariego.services

const TOO_MANY = 'El itinerario puede tener como máximo 200 lugares.'
const STOP_UNKNOWN = 'Esa parada no está en este itinerario.'
const ID_TAKEN = 'El identificador ya se usó para otra cosa.'
const ITEM_UNKNOWN = 'Ese punto no está en la lista de este itinerario.'

const sent = (operation: unknown, id: string = randomUUID()) => ({ id, operation: operation as Operation })
const send = async (by: Traveller, id: string, operations: ReturnType<typeof sent>[]) =>
  (await by.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } })).data
const newStop = (placeId = '', date: string | null = '2027-03-01', after: string | null = null) => ({
  kind: 'add-stop' as const,
  stopId: randomUUID(),
  placeId,
  date,
  after,
})
const newItem = (text: string) => ({ kind: 'add-item' as const, itemId: randomUUID(), text })
const share = (id: string, userId: string, role: 'edit' | 'view' = 'edit') =>
  ana.api('PUT /itineraries/:id/people/:userId', { params: { id, userId }, body: { role } })

describe('too many operations', () => {
  test('are refused one by one: of 2,000 stops a trip accepts 200 with a date and 200 ideas', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into places (id, name, address, latitude, longitude, created_by)
      select uuidv7(), 'Parada ' || n, 'Calle ' || n, n % 80, n % 170, ${ana.id}::uuid from generate_series(1, 2000) n
      returning id`.execute(database)
    const made = await make(ana, at([0]))
    const stops = rows.map(({ id }, index) => sent(newStop(id, index < 1_000 ? '2027-03-01' : null)))
    const messages = new Set<string>()
    let accepted = 0
    for (let start = 0; start < stops.length; start += 199) {
      const call = [...stops.slice(start, start + 199), sent(newItem(`Cosa ${start}`))]
      const answer = await send(ana, made.id, call)
      accepted += answer.accepted.length
      expect(answer.accepted.length + answer.rejected.length).toBe(call.length)
      for (const { code, message } of answer.rejected) messages.add(`${code}: ${message}`)
    }
    const now = await read(ana, made.id)
    expect([now.items.length, now.ideas.length, now.checklist.length]).toEqual([200, 200, 11])
    expect([accepted, now.log.last]).toEqual([199 + 200 + 11, 199 + 200 + 11])
    expect([...messages]).toEqual([`too-many: ${TOO_MANY}`])
  })

  test('by too many people are refused as a whole; up to 200 people are told of each change and may each make one', async () => {
    const made = await make(ana, at([0]))
    await sql`
      with crowd as (
        insert into users (id, email, password_hash, confirmed_at)
        select uuidv7(), 'multitud-' || n || ${`-${made.id}@example.com`}, 'x', now()
        from generate_series(2, ${TRIP_PEOPLE_MAX}::int) n returning id
      )
      insert into itinerary_people (itinerary_id, user_id, role) select ${made.id}, id, 'edit' from crowd`.execute(
      database,
    )
    await share(made.id, luz.id)
    const { status, body } = await refusal(share(made.id, (await newcomer()).id))
    expect([status, body.message]).toEqual([
      422,
      'Un itinerario se puede compartir como máximo con 200 personas.',
    ])
    await share(made.id, luz.id)
    const heard: number[] = []
    const leave = andariego.services.events.on('live', ({ userIds, event }) => {
      if (event.type === 'itinerary' && event.itineraryId === made.id) heard.push(userIds.length)
    })
    expect((await send(luz, made.id, [sent(newItem('Pan para todos'))])).rejected).toEqual([])
    leave()
    expect(heard).toEqual([TRIP_PEOPLE_MAX + 1])
  })

  test('may each contain a text of the largest size, 200 at once', async () => {
    const made = await make(ana, at([0]))
    const stopId = made.items[0]?.id ?? ''
    const note = (letter: string) => letter.repeat(NOTE_MAX)
    const operations = Array.from({ length: 200 }, (_, index) =>
      sent({
        kind: 'set-stop',
        stopId,
        fields: { note: note(index % 2 ? '山' : 'ñ') },
        from: { note: index === 0 ? null : note(index % 2 ? 'ñ' : '山') },
      }),
    )
    expect((await send(ana, made.id, operations)).rejected).toEqual([])
    const [item] = (await read(ana, made.id)).items
    expect([item?.note, item?.otherNotes]).toEqual([note('山'), []])
    const long = sent({ kind: 'set-stop', stopId, fields: { note: `${note('a')}a` } })
    const { accepted, rejected } = await send(ana, made.id, [long, sent(newItem('Botas'))])
    expect([accepted.length, rejected]).toEqual([
      1,
      [{ id: long.id, code: 'validation', message: 'La nota debe tener como máximo 2000 caracteres.' }],
    ])
  })
})

describe('operations at the wrong moment', () => {
  test('before what they are about, twice in one request, or repeated with other content, are each judged separately', async () => {
    const made = await make(ana, at([0]))
    const stop = newStop(places[1])
    const early = sent({ kind: 'set-stop', stopId: stop.stopId, fields: { note: 'Temprano' } })
    const add = sent(stop)
    const item = newItem('Botas')
    const answer = await send(ana, made.id, [
      early,
      sent({ kind: 'set-item', itemId: item.itemId, isDone: true }),
      add,
      add,
      sent(newStop(places[1])),
      sent({ kind: 'remove-stop', stopId: made.items[0]?.id }, add.id),
      sent(item),
      early,
    ])
    expect(answer.accepted.map(({ id, number }) => [id === add.id, number])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [false, 2],
      [false, 3],
    ])
    expect(answer.rejected.map(({ message }) => message)).toEqual([
      STOP_UNKNOWN,
      ITEM_UNKNOWN,
      'Este lugar ya está en el itinerario.',
    ])
    const now = await read(ana, made.id)
    expect([numbersOf(now), now.items[0]?.note]).toEqual([[1, 0], 'Temprano'])
  })

  test('after a future number are refused with a reason or placed where possible; a request for a future log is empty', async () => {
    const made = await make(ana, at([0]))
    const later = newStop(places[1], '2199-12-31', randomUUID())
    const answer = await send(ana, made.id, [
      sent({ kind: 'set-weather', date: '2027-03-01', fields: { rain: true } }),
      sent({ kind: 'set-stop', stopId: made.items[0]?.id, fields: { mood: 'feliz' } }),
      sent({ ...newStop(places[2]), version: 2 }),
      sent(newStop(places[2], '2200-01-01')),
      sent(later),
    ])
    expect(answer.accepted).toHaveLength(1)
    expect(answer.rejected.map(({ code }) => code)).toEqual([
      'unknown-kind',
      'validation',
      'validation',
      'validation',
    ])
    for (const { message } of answer.rejected)
      expect(message).toMatch(/no se conoce|Campo desconocido|día real/)
    expect(numbersOf(await read(ana, made.id))).toEqual([0, 1])
    const logAfter = (after: number) =>
      ana.api('GET /itineraries/:id/operations', { params: { id: made.id }, query: { after } })
    expect(await logAfter(1_000_000)).toMatchObject({ data: [], last: 1 })
    expect((await refusal(logAfter(2 ** 40))).status).toBe(400)
  })
})

describe("other people's operations", () => {
  test('are refused from the moment somebody is removed, becomes a reader, or was never let in', async () => {
    const made = await make(ana, at([0]))
    const refused = async (by: Traveller) => {
      const { status, body } = await refusal(send(by, made.id, [sent(newItem('Nada'))]))
      return [status, body.message]
    }
    const unknown = [404, 'Este itinerario ya no existe, o ya no se comparte contigo.']
    expect(await refused(luz)).toEqual(unknown)
    await share(made.id, luz.id)
    expect((await send(luz, made.id, [sent(newItem('Mapa'))])).accepted).toHaveLength(1)
    await share(made.id, luz.id, 'view')
    expect(await refused(luz)).toEqual([403, 'Puedes mirar este itinerario, pero no cambiarlo.'])
    const params = { id: made.id, userId: luz.id }
    await ana.api('DELETE /itineraries/:id/people/:userId', { params })
    expect(await refused(luz)).toEqual(unknown)
    expect((await read(ana, made.id)).checklist.map(({ text }) => text)).toEqual(['Mapa'])
  })

  test('with ids of another trip affect neither, even where their own id was used there', async () => {
    const [made, other] = [await make(ana, at([0])), await make(ana, at([2, 3]))]
    const item = newItem('Ajeno')
    const first = sent(item)
    await send(ana, other.id, [first])
    const stopId = other.items[0]?.id ?? ''
    const before = await read(ana, other.id)
    const foreign: [unknown, string][] = [
      [{ kind: 'move-stop', stopId, date: '2027-03-05', after: null }, ID_TAKEN],
      [{ kind: 'set-stop', stopId, fields: { note: 'Mío' } }, STOP_UNKNOWN],
      [{ kind: 'restore-stop', stopId }, ID_TAKEN],
      [{ kind: 'set-item', itemId: item.itemId, text: 'Mío' }, ITEM_UNKNOWN],
      [{ kind: 'remove-item', itemId: item.itemId }, ITEM_UNKNOWN],
    ]
    const answer = await send(ana, made.id, [
      ...foreign.map(([operation]) => sent(operation)),
      sent(newStop(places[5], '2027-03-01', stopId)),
      sent(newItem('Propio'), first.id),
    ])
    expect(answer.accepted).toHaveLength(2)
    expect(answer.rejected.map(({ message }) => message)).toEqual(foreign.map(([, message]) => message))
    expect(await read(ana, other.id)).toEqual(before)
    const now = await read(ana, made.id)
    expect([numbersOf(now), now.checklist.map(({ text }) => text)]).toEqual([[0, 5], ['Propio']])
  })
})
