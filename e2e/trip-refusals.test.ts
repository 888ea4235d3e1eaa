import { describe } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

describe('a change of a trip that the server refuses', () => {
  journey(
    'can still be read, with its reason, when the page went away at that moment',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const [first, market] = await Promise.all([
        placeWithReview(ana, 'Faro'),
        ana.api('POST /places', {
          body: {
            name: `Mercado ${crypto.randomUUID()}`,
            address: 'Plaza Mayor 1',
            latitude: -12.05,
            longitude: -77.03,
          },
        }),
      ])
      const items = [{ placeId: first, date: '2027-01-10' }]
      const { data: trip } = await ana.api('POST /itineraries', { body: { name: 'Costa', items } })
      const params = { id: trip.id }
      await ana.api('PUT /itineraries/:id/people/:userId', {
        params: { ...params, userId: bruno.session.user.id },
        body: { role: 'edit' },
      })
      const companion = await arrive({ as: bruno })
      await companion.opens(`/itinerary/${trip.id}`)
      // Ana is faster by a moment.
      await companion.page.route(`**/api/itineraries/${trip.id}/operations`, async (route) => {
        const operation = {
          kind: 'add-stop',
          stopId: crypto.randomUUID(),
          placeId: market.id,
          date: null,
          after: null,
        } as const
        await ana.api('POST /itineraries/:id/operations', {
          params,
          body: { operations: [{ id: crypto.randomUUID(), operation }] },
        })
        await route.continue()
      })
      const refused = companion.page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/operations'),
      )
      await companion.writes('Lugar', market.name)
      await companion.page.getByRole('option', { name: market.name }).first().click()
      await refused
      await companion.reloads()
      await companion.sees('1 cambio no se pudo enviar.')
      await companion.presses('Ver')
      await companion.sees(`Agregar «${market.name}» sin fecha`)
      await companion.sees(/^No se pudo enviar: Este lugar ya está en el itinerario\./)
      await companion.presses('Descartar')
      await companion.doesNotSee('1 cambio no se pudo enviar.')
    },
  )
})
