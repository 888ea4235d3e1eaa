import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

describe('without a connection', () => {
  journey('pages once seen open, and say how old they are', async ({ arrive, register }) => {
    const place = `/place/${await placeWithReview(await register(), 'Mirador del túnel')}`
    const visitor = await arrive({ keeps: true })
    await visitor.opens('/')
    await visitor.hasKept('/')
    await visitor.page.getByRole('link', { name: 'Mirador del túnel' }).first().click()
    await visitor.arrivesAt(place)
    await visitor.hasKept(place)

    await visitor.losesTheConnection()
    await visitor.reloads()
    await visitor.seesHeading('Mirador del túnel')
    await visitor.sees(/^Sin conexión: ves lo guardado el .+\./)
    await visitor.meetsNoBarriers()
    // The same by a link inside the app, where the router requests the page's data.
    await visitor.page.getByRole('link', { name: 'Andariego' }).first().click()
    await visitor.arrivesAt('/')
    await visitor.page.getByRole('link', { name: 'Mirador del túnel' }).first().waitFor()

    await visitor.regainsTheConnection()
    await visitor.doesNotSee(/^Sin conexión: /)
  })

  journey('a page never seen says so, with ways out', async ({ arrive }) => {
    const visitor = await arrive({ keeps: true })
    await visitor.opens('/')
    await visitor.hasKept('/')
    await visitor.losesTheConnection()
    await visitor.page.goto('/explorar')
    await visitor.seesHeading('Sin conexión')
    await visitor.meetsNoBarriers()
    await visitor.follows('Volver al inicio')
    await visitor.arrivesAt('/')
    await visitor.sees(/^Sin conexión: /)
    await visitor.page.goBack()
    await visitor.regainsTheConnection()
    await visitor.follows('Reintentar')
    await visitor.seesHeading('Explorar lugares')
  })

  journey('who is back online sees what is true now', async ({ arrive, register }) => {
    const account = await register()
    const id = await placeWithReview(account, 'Mirador cambiante')
    const visitor = await arrive({ keeps: true })
    await visitor.opens(`/place/${id}`)
    await visitor.hasKept(`/place/${id}`)
    await visitor.losesTheConnection()
    await visitor.reloads()
    await visitor.sees(/^Sin conexión: ves lo guardado/)
    const description = 'El camino quedó cortado por la lluvia; se llega por el otro lado del río.'
    await account.api('PUT /places/:id/description', { params: { id }, body: { description } })
    await visitor.regainsTheConnection()
    await visitor.sees(description)
  })

  journey('signing out leaves nothing behind of what was kept', async ({ arrive, register }) => {
    const account = await register()
    const placeId = await placeWithReview(account, 'Mirador llevado')
    const items = [{ placeId, date: '2027-01-10' }]
    const { data } = await account.api('POST /itineraries', { body: { name: 'Por la sierra', items } })
    const trip = `/itinerary/${data.id}`
    const visitor = await arrive({ as: account, keeps: true })
    await visitor.opens(trip)
    await visitor.hasKept(trip)
    await visitor.presses('Llevar sin conexión')
    await visitor.sees(/^Lo llevas sin conexión: /)
    const tripCache = `andariego-trip-${data.id}`
    const isKept = (name: string) => visitor.page.evaluate((one) => caches.has(one), name)
    const [answers, trips] = [await visitor.keptIn('answers'), await visitor.keptIn('trips')]
    expect([await isKept(tripCache), answers.length > 0, trips.length]).toEqual([true, true, 1])
    await visitor.presses('Menú de perfil')
    await visitor.presses('Cerrar sesión')
    await visitor.sees('Sesión cerrada exitosamente.')
    await expect.poll(() => isKept(tripCache)).toBe(false)
    await expect.poll(() => visitor.keptIn('answers')).toEqual([])
    await expect.poll(() => visitor.keptIn('trips')).toEqual([])
  })

  journey(
    'signing out in another tab leaves nothing behind of what was seen',
    async ({ arrive, register }) => {
      const account = await register()
      const visitor = await arrive({ as: account, keeps: true })
      await visitor.opens('/itineraries')
      await visitor.hasKept('/itineraries')
      await visitor.page.evaluate(() => {
        localStorage.removeItem('user')
        localStorage.removeItem('accessToken')
        dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
      })
      await expect.poll(() => visitor.page.evaluate(() => caches.has('andariego-pages'))).toBe(false)
    },
  )
})
