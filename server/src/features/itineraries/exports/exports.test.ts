import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, newcomer, at, make } = await openScene()
afterAll(() => andariego.close())

const exported = async (id: string, format: string) => {
  const { headers, body } = await andariego.app.inject({
    url: `/api/itineraries/${id}/export?format=${format}`,
    headers: { authorization: `Bearer ${ana.accessToken}` },
  })
  return { type: headers['content-type'], disposition: headers['content-disposition'], body }
}

let itinerary: Awaited<ReturnType<typeof make>>
beforeAll(async () => {
  const body = {
    name: 'Mirador «Ñandú» & <Ceibo>',
    address: 'Camino del cerro, km 3; Piriápolis',
    latitude: -34.8,
    longitude: 0.000_000_1,
  }
  const { id } = await ana.api('POST /places', { body })
  const items = [...at([0], '2027-12-31'), { placeId: id, date: '2028-02-28' }, ...at([1], '2028-02-28')]
  itinerary = await make(ana, items, 'Río/Playa: "10, 20"')
})

describe('the export of an itinerary', () => {
  test('as a calendar has an all-day event without time zone for each place', async () => {
    const { type, disposition, body } = await exported(itinerary.id, 'ics')
    expect(type).toBe('text/calendar; charset=utf-8')
    expect(disposition).toBe(
      `attachment; filename="R_o Playa 10_ 20.ics"; filename*=UTF-8''R%C3%ADo%20Playa%2010%2C%2020.ics`,
    )
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    const second = lines.indexOf('BEGIN:VEVENT', lines.indexOf('BEGIN:VEVENT') + 1)
    const stamp = itinerary.updatedAt.replace(/[-:]|\.\d+/g, '')
    expect(lines.slice(second, lines.indexOf('END:VEVENT', second) + 1)).toEqual([
      'BEGIN:VEVENT',
      `UID:${itinerary.items[1]?.id}`,
      'SEQUENCE:0',
      `DTSTAMP:${stamp}`,
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280229',
      'SUMMARY:Mirador «Ñandú» & <Ceibo>',
      'LOCATION:Camino del cerro\\, km 3\\; Piriápolis',
      'GEO:-34.800000;0.000000',
      'DESCRIPTION:Río/Playa: "10\\, 20" · Día 2\\, parada 1 de 2',
      `URL:http://localhost:3000/place/${itinerary.items[1]?.place.id}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.filter((line) => line.startsWith('DT')).at(2)).toBe('DTEND;VALUE=DATE:20280101')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  test('as a calendar takes back the event of a stop that was skipped', async () => {
    const trip = await make(ana, at([0, 1], '2027-12-31'), 'Con una parada saltada')
    const [skipped = '', kept] = trip.items.map(({ id }) => id)
    const setStatus = (status: 'skipped' | null) =>
      ana.api('POST /itineraries/:id/operations', {
        params: { id: trip.id },
        body: {
          operations: [
            {
              id: crypto.randomUUID(),
              operation: { kind: 'set-stop', stopId: skipped, fields: { status } },
            },
          ],
        },
      })
    const events = async () => {
      const { body } = await exported(trip.id, 'ics')
      const told = body.split('BEGIN:VEVENT').slice(1)
      return told.map((event) =>
        [/UID:(\S+)/, /SEQUENCE:(\d+)/, /STATUS:(\w+)/].map((part) => part.exec(event)?.[1]),
      )
    }
    await setStatus('skipped')
    expect(await events()).toEqual([
      [skipped, '1', 'CANCELLED'],
      [kept, '1', undefined],
    ])
    await setStatus(null)
    expect(await events()).toEqual([
      [skipped, '2', undefined],
      [kept, '2', undefined],
    ])
  })

  test('as a calendar has the hours of the plan where clocks are changed, a year ends, or a leap day is', async () => {
    const dates = ['2027-03-28', '2027-09-05', '2027-12-31', '2028-02-28']
    // Clocks skip the first in Madrid and the second in Santiago.
    const times = ['02:30', '00:00', '23:30', '23:30']
    const trip = await make(ana, [...at([0], dates[0] ?? ''), ...at([1], dates[1] ?? '')], 'Cambios de hora')
    const other = await make(ana, [...at([0], dates[2] ?? ''), ...at([1], dates[3] ?? '')], 'Nochevieja')
    const stops = [trip, other].flatMap(({ id, items }) =>
      items.map((item) => ({ trip: id, stopId: item.id })),
    )
    for (const [index, { trip: id, stopId }] of stops.entries())
      await ana.api('POST /itineraries/:id/operations', {
        params: { id },
        body: {
          operations: [
            {
              id: crypto.randomUUID(),
              operation: {
                kind: 'set-stop',
                stopId,
                fields: { startTime: times[index] ?? null, durationMinutes: 90 },
              },
            },
          ],
        },
      })
    const read = async (id: string) =>
      new ICAL.Component(ICAL.parse((await exported(id, 'ics')).body))
        .getAllSubcomponents('vevent')
        .map((one) => new ICAL.Event(one))
        .map(({ startDate, endDate }) => [`${startDate}`, `${endDate}`, startDate.zone.tzid])
    expect([...(await read(trip.id)), ...(await read(other.id))]).toEqual([
      ['2027-03-28T02:30:00', '2027-03-28T04:00:00', 'floating'],
      ['2027-09-05T00:00:00', '2027-09-05T01:30:00', 'floating'],
      ['2027-12-31T23:30:00', '2028-01-01T01:00:00', 'floating'],
      ['2028-02-28T23:30:00', '2028-02-29T01:00:00', 'floating'],
    ])
  })

  test('as GPX has every place as a waypoint and every day as a route in order', async () => {
    const { type, body } = await exported(itinerary.id, 'gpx')
    expect(type).toBe('application/gpx+xml; charset=utf-8')
    expect(body).toContain(
      '<wpt lat="-34.800000" lon="0.000000"><name>Mirador «Ñandú» &amp; &lt;Ceibo&gt;</name>',
    )
    expect(body.match(/<wpt /g)).toHaveLength(3)
    const [, first = '', second = ''] = body.split('<rte>')
    expect(first).toContain('<name>Día 1 · 2027-12-31</name>\n<number>1</number>\n<rtept ')
    const names = [...second.matchAll(/<rtept .*?<name>(.*?)<\/name>/g)].map(([, name]) => name)
    expect(names).toEqual(['Mirador «Ñandú» &amp; &lt;Ceibo&gt;', itinerary.items[2]?.place.name])
  })

  test('as GPX has its waypoints by day, however they were put in order', async () => {
    const trip = await make(ana, [...at([0], '2027-03-02'), ...at([1], '2027-03-01')], 'Al revés')
    const { body } = await exported(trip.id, 'gpx')
    const days = [...body.matchAll(/<wpt .*?<cmt>(.*?)<\/cmt>/g)].map(([, day]) => day)
    expect(days).toEqual(['2027-03-01', '2027-03-02'])
  })

  test('tells what is written about a day, also of one without stops', async () => {
    const trip = await make(ana, [...at([0], '2027-12-30'), ...at([1], '2028-01-01')], 'Fin de año')
    const setDay = (date: string, fields: object) => ({
      id: crypto.randomUUID(),
      operation: { kind: 'set-day' as const, date, fields },
    })
    await ana.api('POST /itineraries/:id/operations', {
      params: { id: trip.id },
      body: {
        operations: [
          setDay('2027-12-30', { title: 'Ida & llegada' }),
          setDay('2027-12-31', { note: 'Día libre,\nsin planes' }),
          setDay('2028-01-02', { title: 'Nada' }),
          setDay('2028-01-02', { title: null }),
        ],
      },
    })
    const calendar = new ICAL.Component(ICAL.parse((await exported(trip.id, 'ics')).body))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const days = events.filter(({ uid }) => uid.startsWith(trip.id))
    expect(
      days.map(({ uid, summary, description, startDate }) => [uid, summary, description, `${startDate}`]),
    ).toEqual([
      [`${trip.id}/2027-12-30`, 'Ida & llegada', 'Fin de año · Día 1', '2027-12-30'],
      [`${trip.id}/2027-12-31`, 'Fin de año', 'Día libre,\nsin planes', '2027-12-31'],
    ])
    expect(events).toHaveLength(4)
    const table = (await exported(trip.id, 'csv')).body.split('\r\n').map((row) => row.split(',').slice(0, 4))
    const [first, second] = trip.items.map(({ place }) => place.name)
    expect(table.map(([date, , , place]) => [date, place]).slice(1, -1)).toEqual([
      ['2027-12-30', ''],
      ['2027-12-30', first],
      ['2027-12-31', ''],
      ['2028-01-01', second],
    ])
    const folders = (await exported(trip.id, 'kml')).body.split('<Folder>\n').slice(1)
    expect(folders.map((folder) => folder.split('\n').slice(0, 2).join(''))).toEqual([
      expect.stringMatching(/^<name>Día 1 · 2027-12-30 · Ida &amp; llegada<\/name><Placemark>/),
      '<name>2027-12-31</name><description>Día libre,',
      expect.stringMatching(/^<name>Día 2 · 2028-01-01<\/name><Placemark>/),
    ])
    const routes = (await exported(trip.id, 'gpx')).body.match(/(?<=<rte>\n<name>).*(?=<)/g)
    expect(routes).toEqual(['Día 1 · 2027-12-30 · Ida &amp; llegada', 'Día 2 · 2028-01-01'])
  })

  test('tells the hours, notes and bookings of stops; a calendar that others subscribe to tells no booking', async () => {
    const trip = await make(ana, at([0], '2027-12-30'), 'Con reserva')
    const { id } = trip
    const fields = {
      startTime: '09:30',
      durationMinutes: 90,
      note: 'Llevar <agua>',
      booking: { reference: 'XK4-99Q', link: 'https://hotel.example/r?a=1&b=2' },
    }
    const operation = { kind: 'set-stop' as const, stopId: trip.items[0]?.id ?? '', fields }
    await ana.api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: [{ id: crypto.randomUUID(), operation }] },
    })
    const descriptionIn = (calendar: string) =>
      new ICAL.Component(ICAL.parse(calendar))
        .getFirstSubcomponent('vevent')
        ?.getFirstPropertyValue('description')
    const whereabouts = 'Con reserva · Día 1, parada 1 de 1\n\nLlevar <agua>'
    expect(descriptionIn((await exported(id, 'ics')).body)).toBe(
      `${whereabouts}\n\nReserva XK4-99Q\nhttps://hotel.example/r?a=1&b=2`,
    )
    const gpx = (await exported(id, 'gpx')).body
    expect(gpx.match(/<cmt>2027-12-30 09:30<\/cmt>/g)).toHaveLength(2)
    expect(gpx.match(/\nLlevar &lt;agua&gt;\n\nReserva XK4-99Q\n.*a=1&amp;b=2<\/desc>/g)).toHaveLength(2)
    expect((await exported(id, 'kml')).body).toMatch(
      /\n\n09:30\n\nLlevar &lt;agua&gt;\n\nReserva XK4-99Q\n.*a=1&amp;b=2<\/description>/,
    )
    const { data: link } = await ana.api('POST /itineraries/:id/links', {
      params: { id },
      body: { kind: 'calendar' },
    })
    const { body } = await andariego.app.inject(new URL(link.url).pathname)
    expect(descriptionIn(body)).toBe(whereabouts)
  })

  test('as JSON has all of it; nobody else gets it, and there is no other format', async () => {
    const { disposition, body } = await exported(itinerary.id, 'json')
    expect(disposition).toContain('.json')
    // A file does not contain what its owner may do.
    const { may, ...kept } = itinerary
    expect(JSON.parse(body)).toEqual(kept)
    const call = { params: { id: itinerary.id }, query: { format: 'json' as const } }
    const eva = await newcomer()
    expect((await refusal(eva.api('GET /itineraries/:id/export', call))).status).toBe(404)
    const odd = { ...call, query: { format: 'pdf' as 'json' } }
    const { status, body: failure } = await refusal(ana.api('GET /itineraries/:id/export', odd))
    expect([status, failure.errors]).toEqual([400, ['El formato debe ser ics, gpx, kml, json o csv.']])
  })
})
