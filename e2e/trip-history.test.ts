import { expect } from 'vitest'
import { journey } from './journey.ts'

const CHANGES = 620
/** Long enough that a part of the log takes several answers. */
const LONG = 1500

journey(
  'The history of a trip goes back to its beginning with a connection, and says how far it goes without one',
  async ({ arrive, register }) => {
    const ana = await register()
    const name = `Faro ${Math.random().toString(36).slice(2)}`
    const place = await ana.api('POST /places', {
      body: { name, address: 'Camino 1', latitude: Math.random() * 90, longitude: Math.random() * 90 },
    })
    const { data: trip } = await ana.api('POST /itineraries', {
      body: { name: `Costa de ${name}`, items: [{ placeId: place.id, date: '2027-01-10' }] },
    })
    const itemId = crypto.randomUUID()
    const operations = Array.from({ length: CHANGES }, (_, index) => ({
      id: crypto.randomUUID(),
      operation:
        index === 0
          ? { kind: 'add-item' as const, itemId, text: 'Brújula' }
          : {
              kind: 'set-stop' as const,
              stopId: trip.items[0]?.id ?? '',
              fields: { note: String.fromCodePoint(0x4e00 + index).repeat(LONG) },
            },
    }))
    for (let start = 0; start < CHANGES; start += 200)
      await ana.api('POST /itineraries/:id/operations', {
        params: { id: trip.id },
        body: { operations: operations.slice(start, start + 200) },
      })

    const path = `/itinerary/${trip.id}`
    const traveller = await arrive({ as: ana, keeps: true, width: 360 })
    const opensHistory = async () => {
      await traveller.presses('Más acciones')
      await traveller.presses('Historial')
      await traveller.page.getByRole('dialog').getByRole('listitem').first().waitFor()
    }
    const listed = () => traveller.page.getByRole('dialog').getByRole('listitem').count()
    await traveller.opens(path)
    await traveller.hasKept(path)
    await opensHistory()
    expect(await listed()).toBe(CHANGES - 500)
    await traveller.page.getByRole('button', { name: 'Ver cambios anteriores' }).waitFor()
    // A change by somebody else belongs to the newest part, and leaves the older ones alone.
    await ana.api('POST /itineraries/:id/operations', {
      params: { id: trip.id },
      body: {
        operations: [
          { id: crypto.randomUUID(), operation: { kind: 'set-trip', fields: { name: 'Otra costa' } } },
        ],
      },
    })
    await traveller.sees('Cambió el nombre a «Otra costa»')

    await traveller.losesTheConnection()
    await traveller.reloads()
    await opensHistory()
    await traveller.sees(
      'En este dispositivo solo están los últimos 121 cambios. Los anteriores se podrán ver con conexión.',
    )
    await traveller.meetsNoBarriers()
    await traveller.regainsTheConnection()
    await traveller.presses('Ver cambios anteriores')
    await traveller.sees('Anotó «Brújula» en la lista')
    expect(await listed()).toBe(CHANGES + 1)
    await traveller.doesNotSee('Ver cambios anteriores')
    // What was fetched is kept after it is shown.
    const beginning = expect.objectContaining({
      path: `/itineraries/${trip.id}/operations?after=0&until=500`,
    })
    await expect.poll(() => traveller.keptIn('answers')).toContainEqual(beginning)

    await traveller.losesTheConnection()
    await traveller.reloads()
    await opensHistory()
    await traveller.sees('Anotó «Brújula» en la lista')
  },
)
