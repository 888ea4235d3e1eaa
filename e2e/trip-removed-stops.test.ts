import { describe, expect } from 'vitest'
import { sunset } from '../tools/pictures.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

describe('the files and comments of a stop that was removed', () => {
  journey(
    'can still be seen and removed, and are with their stop again when it is back',
    async ({ arrive, register }) => {
      const ana = await register()
      const places = [await placeWithReview(ana, 'Faro'), await placeWithReview(ana, 'Museo')]
      const items = places.map((placeId) => ({ placeId, date: '2027-01-10' }))
      const { data: trip } = await ana.api('POST /itineraries', { body: { name: 'Costa', items } })
      const params = { id: trip.id }
      const stopId = trip.items[0]?.id ?? ''
      const remove = () =>
        ana.api('POST /itineraries/:id/operations', {
          params,
          body: { operations: [{ id: crypto.randomUUID(), operation: { kind: 'remove-stop', stopId } }] },
        })
      const body = { stopId, content: 'Llevar el pasaporte' }
      await ana.api('POST /itineraries/:id/comments', { params, body })
      const traveller = await arrive({ as: ana, width: 360 })
      await traveller.opens(`/itinerary/${trip.id}`)
      await traveller.presses(/^Detalles de Faro/)
      await traveller.picksFiles('Agregar PDF o imagen', [await sunset('billete.jpg')])
      await traveller.sees('billete.jpg')
      await traveller.doesNotSee('Paradas quitadas')
      await remove()
      const beside = traveller.page.getByRole('region', { name: 'Paradas quitadas' })
      const there = traveller.inside(beside)
      await there.sees('billete.jpg')
      await there.sees(/^Faro/)
      await there.sees('Llevar el pasaporte')
      await traveller.meetsNoBarriers()
      // Where it was, with all that belongs to it.
      await there.presses(/^Recuperar Faro/)
      await traveller.sees('«Faro» está de nuevo en el itinerario.')
      await traveller.doesNotSee('Paradas quitadas')
      await traveller.sees('billete.jpg')
      const firstStop = async () => (await ana.api('GET /itineraries/:id', { params })).data.items[0]?.id
      await expect.poll(firstStop).toBe(stopId)
      await remove()
      await there.presses('Quitar billete.jpg')
      await traveller.presses('Quitar')
      await there.doesNotSee('billete.jpg')
      await there.presses(/^Borrar el comentario de /)
      await traveller.presses('Borrar')
      await traveller.doesNotSee('Paradas quitadas')
      const { data: files } = await ana.api('GET /itineraries/:id/files', { params })
      expect(files).toEqual([])
      const { data: comments } = await ana.api('GET /itineraries/:id/comments', { params })
      expect(comments).toEqual([])
    },
  )
})
