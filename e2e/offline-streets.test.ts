import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeRegion } from '@andariego/map-regions'
import { MONACO } from '@andariego/map-regions/testing/extracts'
import { afterAll, beforeAll, describe } from 'vitest'
import { importMapRegion } from '../server/src/features/maps/public.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

const IMPORT_MS = 120_000
const LONG_STORY_MS = 120_000
const regions = await mkdtemp(join(tmpdir(), 'andariego-regions-'))

/** Opens the list, for those who cannot see the map, of what it draws, and waits for a point that only the region has. */
const seesStreets = async (visitor: Visitor) => {
  await visitor.presses('En este mapa')
  const list = visitor.page.getByRole('region', { name: 'En este mapa' })
  await list.getByText('Bibliothèque Louis Notari').waitFor()
}

describe('streets of an imported region', () => {
  let version = ''
  beforeAll(async () => {
    version = (await importMapRegion({ file: MONACO, regions })).region.version
  }, IMPORT_MS)
  afterAll(() => rm(regions, { recursive: true, force: true }))
  const running = runsWith('streets', () => ({ MAPS_REGIONS: regions }))
  const withStreets = journey.override('product', running)

  withStreets(
    'are on the maps of a trip that is taken along, and maps outlive their region',
    async ({ arrive, register }) => {
      const ana = await register()
      const place = await ana.api('POST /places', {
        body: {
          name: 'Banco frente al puerto',
          description: 'Un banco de piedra con vista a los barcos, a la sombra.',
          address: 'Boulevard Albert 1er, Mónaco',
          city: 'Mónaco',
          latitude: 43.7352,
          longitude: 7.4213,
        },
      })
      const { data: trip } = await ana.api('POST /itineraries', {
        body: { name: 'Un día en Mónaco', items: [{ placeId: place.id, date: '2027-05-02' }] },
      })
      const visitor = await arrive({ as: ana, keeps: true })
      await visitor.opens(`/itinerary/${trip.id}`)
      await visitor.hasKept(`/itinerary/${trip.id}`)
      await visitor.presses('Llevar sin conexión')
      await visitor.sees(/^Lo llevas sin conexión: .+ MB, guardado el/)
      await visitor.doesNotSee(/quedó fuera|quedaron fuera/)

      await visitor.losesTheConnection()
      await visitor.opens(`/place/${place.id}`)
      await visitor.page.getByRole('figure', { name: /^Mapa de/ }).scrollIntoViewIfNeeded()
      await seesStreets(visitor)
      await visitor.regainsTheConnection()

      // Another page draws the streets; then somebody removes the region, and the visitor looks around.
      const other = await arrive({ as: ana })
      await other.opens(`/place/${place.id}`)
      const map = other.page.getByRole('figure', { name: /^Mapa de/ })
      await map.scrollIntoViewIfNeeded()
      await seesStreets(other)
      removeRegion(regions, 'monaco')
      other.expects(`404 GET /api/maps/regions/monaco/${version}`)
      const isWithoutRegions = other.page.waitForResponse(
        async (answer) =>
          answer.url().endsWith('/api/maps/key') && (await answer.json()).regions.length === 0,
      )
      for (let step = 0; step < 3; step++) await other.presses('Alejar')
      await isWithoutRegions
      await map.locator('canvas').waitFor()
      await other.doesNotSee('No se pudo cargar el mapa')
    },
    LONG_STORY_MS,
  )
})
