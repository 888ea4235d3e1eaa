import { randomUUID } from 'node:crypto'
import type { PublicField } from '@andariego/contract/trips-rules'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, newcomer, at, make, save, written, read, places } = await openScene()
const leo = await newcomer()
afterAll(() => andariego.close())

const visitor = andariego.api()
type Written = Parameters<typeof ana.api<'POST /itineraries/:id/links'>>[1]['body']
const linkTo = async (id: string, body: Written) => {
  const { data } = await ana.api('POST /itineraries/:id/links', { params: { id }, body })
  return {
    ...data,
    token:
      data.url
        .replace(/\/calendar$/, '')
        .split('/')
        .at(-1) ?? '',
  }
}
const did = (id: string, ...operations: object[]) =>
  ana.api('POST /itineraries/:id/operations', {
    params: { id },
    body: {
      operations: operations.map((operation) => ({ id: randomUUID(), operation: operation as never })),
    },
  })
const GONE = [404, 'Este enlace ya no existe. Quizá venció, o quien lo compartió lo retiró.']
const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.message]
}
const shown = (token: string) => visitor('GET /trips/:token', { params: { token } })
const calendar = async (token: string) => {
  const { statusCode, headers, body } = await andariego.app.inject(`/api/trips/${token}/calendar`)
  return { statusCode, headers, body }
}

test('a link whose answer was lost has the same address when it is asked for again, and is there once', async () => {
  const { id } = await make(ana, at([0], '2027-03-01'))
  const key = randomUUID()
  const ask = async () => {
    const { data } = await ana.api('POST /itineraries/:id/links', {
      params: { id },
      body: { kind: 'public' },
      headers: { 'idempotency-key': key },
    })
    return data
  }
  const [first, again] = [await ask(), await ask()]
  expect(again).toEqual(first)
  const { data } = await shown(again.url.split('/').at(-1) ?? '')
  expect(data.days).toHaveLength(1)
  expect((await ana.api('GET /itineraries/:id/links', { params: { id } })).data).toHaveLength(1)
  // What is stored for the retry does not tell the address to whoever reads the database.
  const kept = await andariego.services.database
    .selectFrom('idempotency_keys')
    .select(sql<string>`result::text`.as('result'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  expect(kept.result).not.toContain(again.url.split('/').at(-1))
})

describe('a public link to a trip', () => {
  test('shows its places by days, and otherwise only what was chosen', async () => {
    const made = await make(ana, [...at([0, 1], '2027-03-01'), ...at([2], '2027-03-02')])
    const stopId = made.items[0]?.id ?? ''
    const fields = {
      note: 'Llevar agua',
      startTime: '09:30',
      cost: { amount: 3, currency: 'EUR' },
      status: 'done' as const,
    }
    await did(
      made.id,
      { kind: 'set-stop', stopId, fields: { ...fields, booking: { reference: 'ABC123', link: null } } },
      { kind: 'set-day', date: '2027-03-01', fields: { title: 'Al mar' } },
      { kind: 'add-item', itemId: randomUUID(), text: 'Pasaporte' },
    )
    const bare = await linkTo(made.id, { kind: 'public' })
    expect(bare.url).toBe(`http://localhost:3000/viaje/${bare.token}`)
    const { data } = await shown(bare.token)
    expect(data).toMatchObject({ name: made.name, owner: null, month: '2027-03', cover: { id: places[0] } })
    expect(data.days.map(({ number, date, title, stops }) => [number, date, title, stops.length])).toEqual([
      [1, null, null, 2],
      [2, null, null, 1],
    ])
    expect(data.days[0]?.stops[0]).toMatchObject({
      note: null,
      startTime: null,
      cost: null,
      status: null,
    })
    const whole = await linkTo(made.id, { kind: 'public', fields: ['dates', 'notes', 'costs', 'people'] })
    const all = (await shown(whole.token)).data
    expect(all).toMatchObject({ owner: ana.email, days: [{ date: '2027-03-01', title: 'Al mar' }, {}] })
    expect(all.days[0]?.stops[0]).toMatchObject(fields)
    expect(JSON.stringify(all)).not.toMatch(/ABC123|Pasaporte/)
  })

  test('has the picture of the first stop of its first day, however the days were put in order', async () => {
    const made = await make(ana, [...at([0], '2027-03-02'), ...at([1, 2], '2027-03-01')])
    const { token } = await linkTo(made.id, { kind: 'public' })
    expect((await shown(token)).data.cover?.id).toBe(places[1])
  })

  test('shows a day with a title or a note and no stops where notes were chosen, between the numbered days', async () => {
    const made = await make(ana, [...at([0], '2027-03-01'), ...at([1], '2027-03-03')])
    await did(
      made.id,
      { kind: 'set-day', date: '2027-03-02', fields: { title: 'Descanso', note: 'Sin planes' } },
      { kind: 'set-day', date: '2027-02-28', fields: { note: 'Hacer la maleta' } },
    )
    const daysWith = async (fields: PublicField[]) => {
      const { data } = await shown((await linkTo(made.id, { kind: 'public', fields })).token)
      return [
        data.month,
        data.days.map(({ number, date, title, note, stops }) => [number, date, title, note, stops.length]),
      ]
    }
    expect(await daysWith(['dates', 'notes'])).toEqual([
      '2027-03',
      [
        [null, '2027-02-28', null, 'Hacer la maleta', 0],
        [1, '2027-03-01', null, null, 1],
        [null, '2027-03-02', 'Descanso', 'Sin planes', 0],
        [2, '2027-03-03', null, null, 1],
      ],
    ])
    expect(await daysWith(['notes'])).toEqual([
      '2027-03',
      [
        [null, null, null, 'Hacer la maleta', 0],
        [1, null, null, null, 1],
        [null, null, 'Descanso', 'Sin planes', 0],
        [2, null, null, null, 1],
      ],
    ])
    expect(await daysWith(['dates', 'costs', 'people'])).toEqual([
      '2027-03',
      [
        [1, '2027-03-01', null, null, 1],
        [2, '2027-03-03', null, null, 1],
      ],
    ])
  })

  test('is not made for a time that is over', async () => {
    const { id } = await make(ana, at([0]))
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 10)
    const until = async (day: string) => refused(linkTo(id, { kind: 'public', until: day }))
    expect(await until(hoursAgo(48))).toEqual([422, 'El último día ya pasó.'])
    // Where the day ends last, it may still be yesterday's.
    expect((await linkTo(id, { kind: 'public', until: hoursAgo(12) })).token).toHaveLength(43)
  })

  test('is a 404 once deleted, expired, used for another kind, or with any other secret', async () => {
    const made = await make(ana, at([0]))
    const link = await linkTo(made.id, { kind: 'public' })
    expect(await refused(shown('x'.repeat(43)))).toEqual(GONE)
    expect((await calendar(link.token)).statusCode).toBe(404)
    const params = { id: made.id, linkId: link.id }
    await ana.api('DELETE /itineraries/:id/links/:linkId', { params })
    expect(await refused(shown(link.token))).toEqual(GONE)
    const past = await linkTo(made.id, { kind: 'public', until: '2198-01-01' })
    await shown(past.token)
    await sql`update itinerary_links set until = '2020-01-01' where id = ${past.id}`.execute(
      andariego.services.database,
    )
    expect(await refused(shown(past.token))).toEqual(GONE)
    await shown((await linkTo(made.id, { kind: 'public', until: '2199-01-01' })).token)
    const { data } = await ana.api('GET /itineraries/:id/links', { params: { id: made.id } })
    expect(data.map(({ until }) => until)).toEqual(['2199-01-01', '2020-01-01'])
    expect(JSON.stringify(data)).not.toContain(past.token)
    const { rows } = await sql<{ hash: Buffer }>`
      select token_hash as hash from itinerary_links where id = ${past.id}`.execute(
      andariego.services.database,
    )
    expect(rows[0]?.hash.toString('utf8')).not.toContain(past.token)
  })

  test('is neither cached nor indexed', async () => {
    const made = await make(ana, at([0]))
    const { token } = await linkTo(made.id, { kind: 'public' })
    const { headers } = await andariego.app.inject(`/api/trips/${token}`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  })
})

test('a calendar can be subscribed to, is readable by a calendar library, and changes with the trip', async () => {
  const made = await make(ana, [...at([0], '2027-03-01'), ...at([1], '2027-03-02')], 'Viaje por la costa')
  const { token, url } = await linkTo(made.id, { kind: 'calendar' })
  expect(url).toBe(`http://localhost:3000/api/trips/${token}/calendar`)
  const events = async () => {
    const component = new ICAL.Component(ICAL.parse((await calendar(token)).body))
    expect(component.getFirstPropertyValue('x-wr-calname')).toBe('Viaje por la costa')
    return component.getAllSubcomponents('vevent').map((event) => {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(event)
      return [uid, summary, startDate.toString(), endDate.toString(), sequence]
    })
  }
  const [first, second] = made.items
  expect(await events()).toEqual([
    [first?.id, first?.place.name, '2027-03-01', '2027-03-02', 0],
    [second?.id, second?.place.name, '2027-03-02', '2027-03-03', 0],
  ])
  await did(
    made.id,
    {
      kind: 'set-stop',
      stopId: first?.id,
      fields: { startTime: '23:30', durationMinutes: 90, note: 'Línea 1\nLínea 2' },
    },
    { kind: 'remove-stop', stopId: second?.id },
  )
  expect(await events()).toEqual([
    [first?.id, first?.place.name, '2027-03-01T23:30:00', '2027-03-02T01:00:00', 1],
  ])
  expect((await calendar(token)).headers['content-type']).toBe('text/calendar; charset=utf-8')
})

describe('people of a trip', () => {
  const people = (id: string) => ana.api('GET /itineraries/:id/people', { params: { id } })

  test('can read it, or edit it as well, as long as the owner allows', async () => {
    const made = await make(ana, at([0]))
    const params = { id: made.id, userId: luz.id }
    const share = (role: 'view' | 'edit') =>
      ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role } })
    await share('view')
    expect((await read(luz, made.id)).may).toEqual(['report'])
    const change = save(luz, made.id, written('Otro', at([1])))
    const mayNot = [403, 'Puedes mirar este itinerario, pero no cambiarlo.']
    expect(await refused(change)).toEqual(mayNot)
    const operations = luz.api('POST /itineraries/:id/operations', {
      params: { id: made.id },
      body: { operations: [] },
    })
    expect(await refused(operations)).toEqual(mayNot)
    await share('edit')
    expect((await read(luz, made.id)).may).toEqual(['edit', 'report'])
    await save(luz, made.id, written(`Otro ${made.id}`, at([1])))
    expect((await people(made.id)).data).toMatchObject([{ id: luz.id, email: luz.email, role: 'edit' }])
    expect((await luz.api('GET /itineraries')).data.map(({ id }) => id)).toContain(made.id)
    await luz.api('DELETE /itineraries/:id/people/:userId', { params })
    expect(await refused(read(luz, made.id))).toEqual([404, 'No se encontró el itinerario.'])
  })

  test('are chosen only by the owner', async () => {
    const made = await make(ana, at([0]))
    const put = (by: typeof ana, userId: string) =>
      by.api('PUT /itineraries/:id/people/:userId', {
        params: { id: made.id, userId },
        body: { role: 'edit' },
      })
    await put(ana, luz.id)
    expect((await refused(put(luz, leo.id)))[0]).toBe(403)
    expect(await refused(put(ana, ana.id))).toEqual([422, 'Es tu propio itinerario.'])
    expect(await refused(put(ana, randomUUID()))).toEqual([404, 'El usuario no existe.'])
  })

  test('accept an invitation in its role, and keep a greater role when they accept another', async () => {
    const made = await make(ana, at([0]))
    const { token } = await linkTo(made.id, { kind: 'invitation', role: 'edit' })
    const accept = (by: typeof ana, which = token) =>
      by.api('POST /invitations/:token', { params: { token: which } })
    await Promise.all([accept(leo), accept(leo)])
    expect((await read(leo, made.id)).may).toEqual(['edit', 'report'])
    await accept(leo, (await linkTo(made.id, { kind: 'invitation', role: 'view' })).token)
    expect((await people(made.id)).data).toMatchObject([{ id: leo.id, email: leo.email, role: 'edit' }])
    expect((await accept(ana)).data.id).toBe(made.id)
    expect(await refused(accept(luz, 'x'.repeat(43)))).toEqual(GONE)
  })

  test('whom the owner took out come back only when the owner invites them, not by any link', async () => {
    const made = await make(ana, at([0]))
    const { token } = await linkTo(made.id, { kind: 'invitation', role: 'edit' })
    const newToken = async () => (await linkTo(made.id, { kind: 'invitation', role: 'view' })).token
    const params = { id: made.id, userId: leo.id }
    const accept = (which: string) => leo.api('POST /invitations/:token', { params: { token: which } })
    const leaves = (by: typeof ana) => by.api('DELETE /itineraries/:id/people/:userId', { params })
    await accept(token)
    await leaves(ana)
    for (const which of [token, await newToken()])
      expect(await refused(accept(which))).toEqual([
        403,
        'Quien creó este viaje te quitó de él. Para volver, pídele que te invite con tu correo.',
      ])
    expect((await refusal(read(leo, made.id))).status).toBe(404)
    await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
    expect((await read(leo, made.id)).may).toEqual(['report'])
    // Those who left by themselves may come back by themselves.
    await leaves(leo)
    await accept(token)
    expect((await read(leo, made.id)).may).toEqual(['edit', 'report'])
  })

  test('whom the owner took out may still open the trip through a group, which the owner learns', async () => {
    const made = await make(ana, at([0]))
    const params = { id: made.id, userId: leo.id }
    const { data: group } = await ana.api('POST /groups', {
      body: { name: `Grupo ${randomUUID().slice(0, 8)}` },
    })
    await ana.api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds: [leo.id] } })
    await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
    const takesOut = async () => (await ana.api('DELETE /itineraries/:id/people/:userId', { params })).data
    expect(await takesOut()).toEqual({ id: leo.id, throughGroups: [] })
    await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
    await ana.api('PUT /itineraries/:id/groups', { params: { id: made.id }, body: { groupIds: [group.id] } })
    expect(await takesOut()).toEqual({ id: leo.id, throughGroups: [{ id: group.id, name: group.name }] })
    expect((await read(leo, made.id)).may).toEqual(['edit', 'report'])
  })
})

test('a trip is exported as KML, and as a table without formulas', async () => {
  const { id: placeId } = await luz.api('POST /places', {
    body: { name: `=SUM(1,2) "${randomUUID()}"`, address: '<Camino> & 1', latitude: 1.5, longitude: -2.25 },
  })
  const made = await make(ana, [{ placeId, date: '2027-03-01' }, ...at([1])])
  const exported = async (format: string) => {
    const { body } = await andariego.app.inject({
      url: `/api/itineraries/${made.id}/export?format=${format}`,
      headers: { authorization: `Bearer ${ana.accessToken}` },
    })
    return body
  }
  const map = await exported('kml')
  expect(map).toContain('<coordinates>-2.250000,1.500000</coordinates>')
  expect(map).toContain('&lt;Camino&gt; &amp; 1')
  expect(map.match(/<LineString>/g)).toHaveLength(1)
  const [heading, first] = (await exported('csv')).split('\r\n')
  expect(heading).toMatch(/^\ufeffFecha,Hora,/)
  expect(first).toMatch(/^2027-03-01,,,"'=SUM\(1,2\) ""/)
})
