import type { Operation } from '@andariego/contract/trip-operation-rules'
import type { Visitor } from '../tools/visitor.ts'
import { fits } from './fits.ts'
import { journey } from './journey.ts'

/** Without a space, as long as the field takes it. */
const letters = (count: number) => 'ñ'.repeat(count)
const TITLE = 'Ü'.repeat(100)
const DAY = '2027-03-01'

journey('no word of a trip is too long for its screens', async ({ arrive, register }) => {
  const ana = await register()
  const place = await ana.api('POST /places', {
    body: { name: TITLE, address: TITLE, latitude: 41.5, longitude: 12.1, city: TITLE },
  })
  const { data: trip } = await ana.api('POST /itineraries', {
    body: { name: TITLE, items: [{ placeId: place.id, date: DAY }] },
  })
  await ana.api('POST /groups', { body: { name: letters(50), description: letters(200) } })
  const params = { id: trip.id }
  const stopId = trip.items[0]?.id ?? ''
  const written: Operation[] = [
    {
      kind: 'set-stop',
      stopId,
      fields: {
        startTime: '09:30',
        durationMinutes: 90,
        note: letters(600),
        cost: { amount: 999_999_999.99, currency: 'COP' },
        booking: { reference: letters(100), link: `https://example.com/${letters(600)}` },
        legToNext: { kind: 'train', minutes: 80 },
      },
    },
    { kind: 'set-day', date: DAY, fields: { title: letters(100), note: letters(600) } },
    { kind: 'add-stop', stopId: crypto.randomUUID(), placeId: place.id, date: null, after: null },
    { kind: 'add-item', itemId: crypto.randomUUID(), text: letters(200) },
  ]
  await ana.api('POST /itineraries/:id/operations', {
    params,
    body: { operations: written.map((operation) => ({ id: crypto.randomUUID(), operation })) },
  })
  await ana.api('POST /itineraries/:id/comments', { params, body: { stopId, content: letters(500) } })
  const { data: link } = await ana.api('POST /itineraries/:id/links', {
    params,
    body: { kind: 'public', fields: ['dates', 'notes', 'costs', 'people'] },
  })

  const visitor = await arrive({ as: ana })
  const inMenu = (entry: string) => async () => {
    await visitor.presses('Más acciones')
    await visitor.presses(entry)
  }
  const first = (name: RegExp) => () => visitor.pressesOn(visitor.page.getByRole('button', { name }).first())
  const parts: [what: string, open: () => Promise<unknown>][] = [
    ['the menu', () => visitor.presses('Más acciones')],
    ['the details of a stop', first(/^Detalles de/)],
    ['the comments', first(/coment/i)],
    ['the history', inMenu('Historial')],
    ['the dates', inMenu('Copiar o mover fechas')],
    ['the export', inMenu('Descargar o imprimir')],
    ['the removal', () => visitor.presses('Eliminar')],
    ['the sharing', () => visitor.presses('Compartir')],
  ]
  for (const [what, open] of parts) {
    await visitor.opens(`/itinerary/${trip.id}`)
    await fits(visitor, 'the trip')
    await visitor.page.setViewportSize({ width: 1280, height: 800 })
    await open()
    await fits(visitor, what)
  }
  await visitor.opens(`/itinerary/${trip.id}/edit`)
  await visitor.page
    .getByLabel(/^Fecha de/)
    .first()
    .waitFor()
  await fits(visitor, 'the editor')
  await visitor.opens(`/itinerary/${trip.id}/libro`)
  await fits(visitor, 'the book')

  const stranger: Visitor = await arrive()
  await stranger.opens(new URL(link.url).pathname)
  await fits(stranger, 'the shared trip')
})
