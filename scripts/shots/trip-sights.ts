import { randomUUID } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import type { Account } from '../../tools/accounts.ts'

const PUBLIC_FIELDS = ['dates', 'notes', 'costs', 'people'] as const
const DAYS = ['2027-03-12', '2027-03-13'] as const

/** Creates a trip in which everything is filled in: details, days, ideas, checklist, comments, links. */
export const writtenTrip = async ({ api }: Account) => {
  const { places } = await api('GET /places', { query: { limit: 8, sort: 'rating' } })
  const ids = places.map((place) => place.id)
  const [first, second] = DAYS
  const { data: trip } = await api('POST /itineraries', {
    body: {
      name: 'Diez días con la abuela: ciudades, ruinas y mucha sombra',
      items: ids.slice(0, 5).map((placeId, index) => ({ placeId, date: index < 3 ? first : second })),
    },
  })
  const stops = trip.items.map((item) => item.id)
  const [one = '', two = '', three = ''] = stops
  const written: Operation[] = [
    {
      kind: 'set-stop',
      stopId: one,
      fields: {
        startTime: '09:30',
        durationMinutes: 90,
        note: 'Llegar **antes de las diez**: después hay fila.\n- Llevar agua\n- Entrada por la puerta norte',
        cost: { amount: 24.5, currency: 'EUR' },
        booking: { reference: 'XK4-99Q', link: 'https://example.com/reserva' },
        legToNext: { kind: 'train', minutes: 80 },
      },
    },
    { kind: 'set-stop', stopId: two, fields: { startTime: '10:15', status: 'done' } },
    { kind: 'set-stop', stopId: three, fields: { status: 'skipped', note: 'Cerrado los lunes.' } },
    {
      kind: 'set-day',
      date: first,
      fields: { title: 'Llegada y primera vuelta', note: 'Comer tarde. Reservar la cena.' },
    },
    ...ids.slice(5).map(
      (placeId): Operation => ({
        kind: 'add-stop',
        stopId: randomUUID(),
        placeId,
        date: null,
        after: null,
      }),
    ),
    ...['Pasaporte', 'Adaptador de enchufe', 'Comprar los boletos del tren de la tarde'].map(
      (text, index): Operation => ({ kind: 'add-item', itemId: randomUUID(), text, isDone: index === 0 }),
    ),
  ]
  const params = { id: trip.id }
  await api('POST /itineraries/:id/operations', {
    params,
    body: { operations: written.map((operation) => ({ id: randomUUID(), operation })) },
  })
  await api('POST /itineraries/:id/comments', {
    params,
    body: { stopId: one, content: '¿Y si vamos caminando? Son veinte minutos por la orilla.' },
  })
  const pathOf = async (body: { kind: 'public' | 'invitation'; fields?: (typeof PUBLIC_FIELDS)[number][] }) =>
    new URL((await api('POST /itineraries/:id/links', { params, body })).data.url).pathname
  return {
    trip: `/itinerary/${trip.id}`,
    book: `/itinerary/${trip.id}/libro`,
    sharedTrip: await pathOf({ kind: 'public', fields: [...PUBLIC_FIELDS] }),
    invitation: await pathOf({ kind: 'invitation' }),
  }
}
