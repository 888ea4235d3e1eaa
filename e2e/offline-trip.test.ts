import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** A trip kept, opened without a signal in four pages, and let go of. */
const LONG_STORY_MS = 120_000

describe('a trip that is taken along', () => {
  journey(
    'opens with its places, photos and map where there is no signal',
    async ({ arrive, register }) => {
      const ana = await register()
      const places = [
        await placeWithReview(ana, 'Laguna sin antenas'),
        await placeWithReview(ana, 'Abra sin antenas'),
      ]
      const items = places.map((placeId, day) => ({ placeId, date: `2027-01-1${day}` }))
      const { data } = await ana.api('POST /itineraries', { body: { name: 'Por la puna', items } })
      const trip = `/itinerary/${data.id}`
      const visitor = await arrive({ as: ana, keeps: true })
      await visitor.opens(trip)
      await visitor.hasKept(trip)
      await visitor.presses('Llevar sin conexión')
      await visitor.sees(/^Lo llevas sin conexión: .+ MB, guardado el/)
      await visitor.meetsNoBarriers()

      await visitor.losesTheConnection()
      await visitor.opens(trip)
      await visitor.seesHeading('Por la puna')
      await visitor.sees('Abra sin antenas')
      await visitor.sees(/^Sin conexión: ves lo guardado el/)
      // What cannot be brought up to date stays as it is.
      await visitor.presses('Actualizar')
      await visitor.sees(/^No se pudo guardar el viaje\./)
      await visitor.opens(trip)
      await visitor.sees(/^Lo llevas sin conexión: .+ MB, guardado el/)
      await visitor.page.getByRole('tab', { name: 'Vista de Mapa' }).click()
      await visitor.page.locator('figure[data-map="builtin"] canvas').waitFor()
      await visitor.doesNotSee('No se pudo cargar el mapa')

      // A page that was never opened in this browser, with a photo that was never shown there.
      await visitor.opens(`/place/${places[1]}`)
      await visitor.seesHeading('Abra sin antenas')
      await visitor.sees('Se ve todo el valle y casi nadie lo conoce todavía.')
      const photo = visitor.page.locator('img[src*="/api/media/"]').first()
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)

      await visitor.regainsTheConnection()
      await visitor.opens(trip)
      await visitor.presses('Quitar')
      await visitor.sees('Plan, lugares, reseñas, fotos y mapa, también donde no hay señal.')
      const left = () => visitor.page.evaluate(async () => (await caches.keys()).join())
      await expect.poll(left).not.toContain('andariego-trip-')
    },
    LONG_STORY_MS,
  )
})
