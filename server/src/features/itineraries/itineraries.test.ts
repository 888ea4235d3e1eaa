import { randomUUID } from 'node:crypto'
import { itineraryEtag } from '@andariego/contract/itineraries-rules'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { openScene } from './test/scene.ts'

const { andariego, ana, luz, places, newcomer, at, written, make, save, read, numbersOf } = await openScene()
afterAll(() => andariego.close())

describe('an itinerary', () => {
  test('keeps the order and days it is sent with, and includes its places', async () => {
    const items = [...at([3], '2028-02-29'), ...at([1, 2], '2027-12-31')]
    const made = await make(ana, items, '  Por la costa  ')
    expect(made).toMatchObject({ name: 'Por la costa', version: 1 })
    expect(numbersOf(made)).toEqual([3, 1, 2])
    expect(made.items.map(({ date }) => date)).toEqual(['2028-02-29', '2027-12-31', '2027-12-31'])
    const place = await ana.api('GET /places/:id', { params: { id: places[3] ?? '' } })
    expect(made.items[0]?.place).toEqual(place)
    expect(await read(ana, made.id)).toEqual(made)
  })

  test('has at most 200 places, each once, on existing days', async () => {
    const errorsOf = async (body: unknown) => {
      const { status, body: failure } = await refusal(ana.api('POST /itineraries', { body: body as never }))
      return [status, ...(failure.errors ?? [])]
    }
    const [item] = at([0])
    const name = 'Por la costa otra vez'
    const crowd = Array.from({ length: 201 }, () => ({ ...item, placeId: randomUUID() }))
    const cases: [unknown, string][] = [
      [{ name, items: [] }, 'El itinerario debe tener al menos un lugar.'],
      [{ name: '  ', items: [item] }, 'El itinerario debe tener un nombre.'],
      [{ name: 'a'.repeat(101), items: [item] }, 'El nombre debe tener como máximo 100 caracteres.'],
      [{ name: 'Por la costa\r\notra vez', items: [item] }, 'El nombre no puede tener saltos de línea.'],
      [{ name, items: at([0, 1, 0]) }, 'Este lugar ya está en el itinerario.'],
      [{ name, items: crowd }, 'El itinerario puede tener como máximo 200 lugares.'],
      [{ name, items: [{ ...item, date: '' }] }, 'Por favor selecciona una fecha para el lugar.'],
      [{ name, items: [{ ...item, placeId: '' }] }, 'Por favor selecciona un lugar para agregar.'],
      [
        { name, items: [...at([0]), { ...item, placeId: randomUUID() }] },
        'Uno de los lugares del itinerario ya no existe.',
      ],
      ...['2027-02-29', '2027-04-31', '2027-13-01', '0000-01-01', '2027-3-1', '2027-03-01T00:00:00Z'].map(
        (date): [unknown, string] => [
          { name, items: [{ ...item, date }] },
          'La fecha debe ser un día real entre los años 1900 y 2199.',
        ],
      ),
    ]
    for (const [body, error] of cases) expect(await errorsOf(body)).toEqual([422, error])
  })

  test('exists once per owner and name, however the name is spelled and however many are created at once', async () => {
    const attempts = Array.from({ length: 20 }, (_, number) =>
      make(ana, at([0]), number % 2 ? 'Ruta del Café' : 'RUTA  del cafe'),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      expect(result.reason.body).toMatchObject({ code: 'duplicate', message: 'Este itinerario ya existe.' })
    }
    const other = await make(ana, at([0]))
    expect((await refusal(save(ana, other.id, written('ruta del café', at([0]))))).status).toBe(409)
    expect((await make(luz, at([0]), 'Ruta del Café')).name).toBe('Ruta del Café')
  })

  test('keeps the ids of remaining places when changed, and repeating the change changes nothing', async () => {
    const made = await make(ana, at([0, 1, 2]))
    const change = written('Otro nombre', [...at([2, 4]), ...at([0], '2027-03-05')])
    const { data: changed } = await save(ana, made.id, change, itineraryEtag(made))
    expect(changed).toMatchObject({ name: 'Otro nombre', version: 2, createdAt: made.createdAt })
    expect(numbersOf(changed)).toEqual([2, 4, 0])
    expect(changed.items[2]).toEqual({ ...made.items[0], date: '2027-03-05' })
    expect(changed.items[0]).toEqual(made.items[2])
    expect((await save(ana, made.id, change, itineraryEtag(made))).data).toEqual(changed)
  })

  test('is not overwritten when another tab changed it in between', async () => {
    const made = await make(ana, at([0, 1]), 'Dos pestañas')
    const headers = { authorization: `Bearer ${ana.accessToken}` }
    const answer = await andariego.app.inject({ url: `/api/itineraries/${made.id}`, headers })
    expect(answer.headers.etag).toBe(itineraryEtag(made))
    await save(ana, made.id, written('Dos pestañas', at([1, 0])), itineraryEtag(made))
    const late = save(ana, made.id, written('Dos pestañas', at([3])), itineraryEtag(made))
    expect(await refusal(late)).toMatchObject({ status: 412, body: { code: 'changed-elsewhere' } })
    expect(numbersOf(await read(ana, made.id))).toEqual([1, 0])
    const [weak, unasked] = ['W/"2"', undefined]
    expect((await save(ana, made.id, written('Dos pestañas', at([4])), weak)).data.version).toBe(3)
    expect((await save(ana, made.id, written('Dos pestañas', at([5])), unasked)).data.version).toBe(4)
  })

  test('changed by twenty requests at once is one of these versions as a whole', async () => {
    const made = await make(ana, at([0]))
    const versions = Array.from({ length: 20 }, (_, number) => {
      const order = places.map((_id, index) => (index + number) % places.length).slice(0, 2 + (number % 4))
      return written(`Versión ${number} de ${made.id}`, at(order, `2027-05-${10 + number}`))
    })
    await Promise.all(versions.map((version) => save(ana, made.id, version)))
    const { name, version, items } = await read(ana, made.id)
    expect(version).toBe(21)
    expect(versions).toContainEqual(
      written(
        name,
        items.map(({ place, date }) => ({ placeId: place.id, date })),
      ),
    )
  })

  test('is saved by only one of twenty who read the same version', async () => {
    const made = await make(ana, at([0]))
    const attempts = Array.from({ length: 20 }, (_, number) =>
      save(ana, made.id, written(`Turno ${number} de ${made.id}`, at([1])), itineraryEtag(made)),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read(ana, made.id)).version).toBe(2)
  })

  test('is created once by a request that is sent twice', async () => {
    const call = {
      body: written('Enviado dos veces', at([0])),
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = await Promise.all([
      ana.api('POST /itineraries', call),
      ana.api('POST /itineraries', call),
    ])
    expect(second).toEqual(first)
  })
})

test('the open pages of its owner are told of each change once; not of a repetition, and nobody else is told', async () => {
  const heard: unknown[] = []
  const leave = andariego.services.events.on('live', ({ userIds, event }) => {
    if (event.type === 'itinerary') heard.push([userIds, event.itineraryId])
  })
  const made = await make(luz, at([0]))
  const change = written('Con más lugares', at([0, 1]))
  for (const _time of [1, 2]) await save(luz, made.id, change)
  await luz.api('DELETE /itineraries/:id', { params: { id: made.id } })
  leave()
  expect(heard).toEqual(Array.from({ length: 3 }, () => [[luz.id], made.id]))
})

describe('the list of itineraries', () => {
  test("shows the caller's own, newest first, page by page, with the places of their first days and counts", async () => {
    const eva = await newcomer()
    const made = []
    for (const numbers of [[0], [1], [2]]) made.push(await make(eva, at(numbers)))
    const all = [...at([0, 1, 2, 3, 4, 5], '2027-02-20'), ...at([6, 7, 8, 9, 10, 11], '2027-01-15')]
    const long = await make(eva, all)

    const first = await eva.api('GET /itineraries', { query: { limit: 2 } })
    const { log, ideas, days, checklist, coverPlaceId, items, ...heading } = long
    expect(first.data[0]).toEqual({
      ...heading,
      // Whatever was put in order last, a trip begins with its first day.
      items: [...items.slice(6), ...items.slice(0, 4)].map(({ id, place, date }) => ({ id, place, date })),
      itemCount: 12,
      firstDay: '2027-01-15',
      lastDay: '2027-02-20',
    })
    expect(first.data[1]?.id).toBe(made[2]?.id)
    const rest = await eva.api('GET /itineraries', { query: { limit: 2, cursor: first.nextCursor ?? '' } })
    expect(rest.data.map(({ id }) => id)).toEqual([made[1]?.id, made[0]?.id])
    expect(rest.nextCursor).toBeNull()
  })

  test('takes one statement for the trips and one for their places, however many there are', async () => {
    const eva = await newcomer()
    const statements = async (limit: number) => {
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      onTestFinished(() => sent.mockRestore())
      const { data } = await eva.api('GET /itineraries', { query: { limit } })
      const count = sent.mock.calls.length
      sent.mockRestore()
      return [data.length, count]
    }
    for (let count = 0; count < 6; count++) await make(eva, at([count, count + 1, count + 2]))
    // The first request also looks the session up, which is then cached.
    await statements(1)
    expect(await statements(1)).toEqual([1, 2])
    expect(await statements(6)).toEqual([6, 2])
  })
})
