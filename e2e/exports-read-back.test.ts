import { expect } from 'vitest'
import { journey } from './journey.ts'

const ODD = 'Mirador «Ñandú» & <Ceibo> "10"'
const ADDRESS = "Camino de l'Ombú & <km 3>"
const NOTE = 'Llevar <agua>\ny pan & sal ]]>'

/** Reads XML with the parser of the browser. Runs in the page. */
const readBack = async ({ url, token }: { url: string; token: string }) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
  const partsOf = (tag: string, within: Element | Document = xml) => [...within.getElementsByTagName(tag)]
  const own = (part: Element, tag: string) =>
    [...part.children].find(({ tagName }) => tagName === tag)?.textContent
  const point = (part: Element) => ({
    name: own(part, 'name'),
    at: part.getAttribute('lat') ? [part.getAttribute('lat'), part.getAttribute('lon')] : null,
    told: own(part, 'desc') ?? own(part, 'description') ?? null,
    on: own(part, 'cmt') ?? partsOf('when', part)[0]?.textContent ?? null,
    coordinates: partsOf('coordinates', part)[0]?.textContent ?? null,
    isLine: partsOf('LineString', part).length > 0,
  })
  return {
    problems: partsOf('parsererror').length,
    root: [xml.documentElement.tagName, xml.documentElement.namespaceURI],
    name: own(partsOf('metadata')[0] ?? partsOf('Document')[0] ?? xml.documentElement, 'name'),
    waypoints: partsOf('wpt').map(point),
    days: [...partsOf('rte'), ...partsOf('Folder')].map((day) => ({
      name: own(day, 'name'),
      points: [...partsOf('rtept', day), ...partsOf('Placemark', day)].map(point),
    })),
  }
}

journey('a trip in GPX and KML is read back as it is, by an XML parser', async ({ arrive, register }) => {
  const ana = await register()
  const spots = [
    { name: ODD, address: ADDRESS, latitude: -34.8, longitude: 0.000_000_1 },
    { name: 'Faro', address: 'Camino del Alto 100', latitude: 10.123_456_7, longitude: -179.5 },
    { name: 'Puerto', address: 'Camino del Bajo 1', latitude: 10.2, longitude: -60 },
  ]
  const places = await Promise.all(
    spots.map((body) =>
      ana.api('POST /places', { body: { ...body, name: `${body.name} ${crypto.randomUUID()}` } }),
    ),
  )
  const [odd, light, port] = places
  const items = [
    [light, '2027-01-11'],
    [odd, '2027-01-10'],
    [port, '2027-01-11'],
  ] as const
  const { data: trip } = await ana.api('POST /itineraries', {
    body: {
      name: 'Río & <Playa>',
      items: items.map(([place, date]) => ({ placeId: place?.id ?? '', date })),
    },
  })
  const stopId = trip.items.find(({ place }) => place.id === odd?.id)?.id ?? ''
  const operation = { kind: 'set-stop', stopId, fields: { note: NOTE, startTime: '09:30' } } as const
  await ana.api('POST /itineraries/:id/operations', {
    params: { id: trip.id },
    body: { operations: [{ id: crypto.randomUUID(), operation }] },
  })
  const { page, ...traveller } = await arrive({ as: ana })
  await traveller.opens('/')
  const exported = (format: string) =>
    page.evaluate(readBack, {
      url: `/api/itineraries/${trip.id}/export?format=${format}`,
      token: ana.session.accessToken,
    })
  const told = `${ADDRESS}\n\n${NOTE}`

  const gpx = await exported('gpx')
  expect([gpx.problems, ...gpx.root, gpx.name]).toEqual([
    0,
    'gpx',
    'http://www.topografix.com/GPX/1/1',
    'Río & <Playa>',
  ])
  const points = [
    [odd?.name, ['-34.800000', '0.000000'], told, '2027-01-10 09:30'],
    [light?.name, ['10.123457', '-179.500000'], 'Camino del Alto 100', '2027-01-11'],
    [port?.name, ['10.200000', '-60.000000'], 'Camino del Bajo 1', '2027-01-11'],
  ]
  const rowOf = ({ name, at, told: words, on }: (typeof gpx.waypoints)[number]) => [name, at, words, on]
  expect(gpx.waypoints.map(rowOf)).toEqual(points)
  expect(gpx.days.map((day) => [day.name, day.points.map(rowOf)])).toEqual([
    ['Día 1 · 2027-01-10', points.slice(0, 1)],
    ['Día 2 · 2027-01-11', points.slice(1)],
  ])

  const kml = await exported('kml')
  expect([kml.problems, ...kml.root, kml.name]).toEqual([
    0,
    'kml',
    'http://www.opengis.net/kml/2.2',
    'Río & <Playa>',
  ])
  const [first, second] = kml.days.map(({ points: marks }) =>
    marks.map(({ name, told: words, on, coordinates, isLine }) => [name, words, on, coordinates, isLine]),
  )
  expect(kml.days.map(({ name }) => name)).toEqual(['Día 1 · 2027-01-10', 'Día 2 · 2027-01-11'])
  expect(first).toEqual([
    [odd?.name, `${ADDRESS}\n\n09:30\n\n${NOTE}`, '2027-01-10', '0.000000,-34.800000', false],
  ])
  expect(second).toEqual([
    [light?.name, 'Camino del Alto 100', '2027-01-11', '-179.500000,10.123457', false],
    [port?.name, 'Camino del Bajo 1', '2027-01-11', '-60.000000,10.200000', false],
    ['Camino', null, null, '-179.500000,10.123457 -60.000000,10.200000', true],
  ])
})
