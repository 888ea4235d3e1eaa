import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** Enough time for a long story: it keeps a trip, opens it offline on four pages, and removes it again. */
const LONG_STORY_MS = 120_000

const booking = {
  name: 'reserva.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n'),
}

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
      await visitor.presses(/^Detalles de Laguna/)
      await visitor.picksFiles('Agregar PDF o imagen', [booking])
      await visitor.page.getByRole('button', { name: 'reserva.pdf', exact: true }).waitFor()
      visitor.expects(`415 POST /api/itineraries/${data.id}/stops/${data.items[0]?.id}/files`)
      await visitor.picksFiles('Agregar PDF o imagen', [{ ...booking, buffer: Buffer.from('<html>') }])
      await visitor.sees(/^Formato de archivo no aceptado\. Solo se permiten documentos \(PDF\) e imágenes/)
      await visitor.meetsNoBarriers()
      await visitor.presses('Llevar sin conexión')
      await visitor.sees(/^Lo llevas sin conexión: .+ MB, guardado el/)
      await visitor.meetsNoBarriers()

      await visitor.losesTheConnection()
      await visitor.opens(trip)
      await visitor.seesHeading('Por la puna')
      await visitor.sees('Abra sin antenas')
      await visitor.sees(/^Sin conexión: ves lo guardado el/)
      const download = visitor.page.waitForEvent('download')
      await visitor.presses('reserva.pdf')
      const saved = join(tmpdir(), `andariego-${randomUUID()}.pdf`)
      onTestFinished(() => rm(saved, { force: true }))
      await (await download).saveAs(saved)
      expect(await readFile(saved)).toEqual(booking.buffer)
      // A trip that cannot be updated stays as it was kept.
      await visitor.presses('Actualizar')
      await visitor.sees(/^No se pudo guardar el viaje\./)
      await visitor.opens(trip)
      await visitor.sees(/^Lo llevas sin conexión: .+ MB, guardado el/)
      await visitor.page.getByRole('tab', { name: 'Vista de Mapa' }).click()
      await visitor.page.locator('figure[data-map="builtin"] canvas').waitFor()
      await visitor.doesNotSee('No se pudo cargar el mapa')

      // Neither was ever opened in this browser.
      await visitor.opens(trip)
      await visitor.follows('Editar')
      await visitor.page.getByRole('button', { name: 'Guardar Cambios' }).waitFor()
      await visitor.opens(`${trip}/libro`)
      await visitor.sees('El libro está listo.')
      expect(await visitor.page.getByRole('img', { name: /^Mapa del día/ }).count()).toBe(2)

      // This page was never opened in this browser, and its photo was never shown there.
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
      await visitor.sees('Plan, reservas, lugares, reseñas, fotos y mapa, también donde no hay señal.')
      // Removing the trip also removes its private files.
      await expect.poll(() => visitor.keptIn('files')).toEqual([])
      const left = () => visitor.page.evaluate(async () => (await caches.keys()).join())
      await expect.poll(left).not.toContain('andariego-trip-')
    },
    LONG_STORY_MS,
  )
})
