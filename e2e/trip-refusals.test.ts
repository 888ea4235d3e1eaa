import { describe, expect } from 'vitest'
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

  journey(
    'can still be read when its author was typing at the moment of being removed from the trip',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const items = [{ placeId: await placeWithReview(ana, 'Faro'), date: '2027-01-10' }]
      const { data: trip } = await ana.api('POST /itineraries', { body: { name: 'Costa', items } })
      const params = { id: trip.id, userId: bruno.session.user.id }
      await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'edit' } })
      const companion = await arrive({ as: bruno })
      await companion.opens(`/itinerary/${trip.id}`)
      await companion.presses(/^Detalles de Faro/)
      companion.tolerates(`404 GET /api/itineraries/${trip.id}`)
      companion.tolerates(`404 GET /api/itineraries/${trip.id}/operations`)
      companion.expects(`404 POST /api/itineraries/${trip.id}/operations`)
      await companion.writes('Nota', 'Yo llevo el mapa.')
      await ana.api('DELETE /itineraries/:id/people/:userId', { params })
      await companion.seesHeading('No se pudo cargar el itinerario.')
      await companion.sees('Lo tenías abierto: alguien lo eliminó, o ya no lo comparte contigo.')
      await companion.sees('1 cambio no se pudo enviar.')
      await companion.presses('Ver')
      await companion.sees(/Yo llevo el mapa\./)
      await companion.sees(/^No se pudo enviar: Este itinerario ya no existe, o ya no se comparte contigo\./)
      await companion.meetsNoBarriers()
    },
  )

  journey(
    'can still be read when it has no room beside what a companion wrote meanwhile',
    async ({ arrive, register }) => {
      const ana = await register()
      const items = [{ placeId: await placeWithReview(ana, 'Faro'), date: '2027-01-10' }]
      const { data: trip } = await ana.api('POST /itineraries', { body: { name: 'Costa', items } })
      const params = { id: trip.id }
      const [hers, theirs] = ['Con los de Arica, despacio. ', 'Al faro de noche, sin prisa. '].map((text) =>
        text.repeat(3).trim(),
      ) as [string, string]
      const traveller = await arrive({ as: ana })
      await traveller.opens(`/itinerary/${trip.id}`)
      await traveller.presses('Título y nota del día')
      await traveller.page.route(`**/api/itineraries/${trip.id}/operations`, async (route) => {
        const operation = { kind: 'set-day', date: '2027-01-10', fields: { title: theirs } } as const
        await ana.api('POST /itineraries/:id/operations', {
          params,
          body: { operations: [{ id: crypto.randomUUID(), operation }] },
        })
        await route.continue()
      })
      await traveller.writes('Título del día', hers)
      await traveller.sees('1 cambio no se pudo enviar.')
      await traveller.presses('Ver')
      await traveller.sees(new RegExp(hers))
      await traveller.sees(/^No se pudo enviar: Otra persona cambió este texto a la vez/)
      await traveller.meetsNoBarriers()
      const { data } = await ana.api('GET /itineraries/:id', { params })
      expect(data.days.map(({ title }) => title)).toEqual([theirs])
    },
  )
})

describe('a text of a trip', () => {
  journey('is saved when its page is left while it is written', async ({ arrive, register }) => {
    const ana = await register()
    const items = [{ placeId: await placeWithReview(ana, 'Faro'), date: '2027-01-10' }]
    const { data: trip } = await ana.api('POST /itineraries', { body: { name: 'Costa', items } })
    const traveller = await arrive({ as: ana })
    await traveller.opens('/itineraries')
    await traveller.follows(/Costa/)
    await traveller.arrivesAt(`/itinerary/${trip.id}`)
    await traveller.presses(/^Detalles de Faro/)
    await traveller.writes('Nota', 'Subir antes de las diez.')
    await traveller.page.goBack()
    const noteOf = async () =>
      (await ana.api('GET /itineraries/:id', { params: { id: trip.id } })).data.items[0]?.note
    await expect.poll(noteOf).toBe('Subir antes de las diez.')
  })
})
