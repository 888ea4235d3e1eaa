import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'
import { ATTRIBUTION, type MapService, startMapService } from './map-service.ts'
import { runsWith } from './running.ts'

const search = ({ page }: Visitor) => page.getByRole('combobox', { name: 'Buscar un lugar' })
const selected = ({ page }: Visitor) => page.getByRole('region', { name: 'Lugar seleccionado' })
const mapToPick = ({ page }: Visitor) => page.getByRole('figure', { name: 'Mapa para elegir el lugar' })

let service: MapService
beforeAll(async () => {
  service = await startMapService()
})
beforeEach(() => service.broken.clear())
afterAll(() => service.stop())

const find = async (visitor: Visitor, name: string) => {
  await search(visitor).fill(name)
  await visitor.page.getByRole('option', { name }).click()
  await selected(visitor).getByText(name).first().waitFor()
}

const add = async (visitor: Visitor, name: string) => {
  await visitor.presses('Agregar Lugar')
  await visitor.sees('Lugar agregado exitosamente')
  await visitor.follows(`Ver ${name}`)
  await visitor.seesHeading(name)
}

describe('with raster tiles and a Photon', () => {
  const running = runsWith('osm-raster', () => ({
    MAPS_PROVIDER: 'osm',
    MAP_STYLE_URL: `${service.url}/tiles/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: ATTRIBUTION,
    GEOCODER_URL: `${service.url}/photon`,
  }))
  journey.override('product', running)

  journey('a place is found by its name, added and shown on those tiles', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    await visitor.opens('/add-place')
    await visitor.sees(ATTRIBUTION)
    const name = `Faro ${Date.now()}`
    await find(visitor, name)
    expect(await visitor.page.getByLabel('Ciudad').inputValue()).toBe('Buenos Aires')
    await visitor.meetsNoBarriers()
    service.asked.length = 0
    await add(visitor, name)
    await visitor.page.getByRole('figure', { name: `Mapa de ${name}` }).scrollIntoViewIfNeeded()
    await visitor.sees(ATTRIBUTION)
    // These tiles are half as large as the renderer's default, so it asks for those of the next zoom level.
    await expect
      .poll(() => service.asked.filter((path) => path.startsWith('/tiles/16/')).length)
      .toBeGreaterThan(0)
  })

  journey('a pin is named by what the Photon knows there', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    await visitor.opens('/add-place')
    await visitor.presses('Colocar marcador en el centro')
    await expect
      .poll(() => visitor.page.getByLabel('Dirección').inputValue())
      .toBe('Calle del marcador, Buenos Aires, Argentina')
    const name = `Rincón ${Date.now()}`
    await visitor.writes('Nombre del lugar', name)
    await add(visitor, name)
  })

  journey(
    'while the Photon is away, a pin and a written address are enough',
    async ({ arrive, register }) => {
      const visitor = await arrive({ as: await register() })
      service.broken.add('/photon')
      visitor.expects('503 GET /api/maps/search')
      visitor.expects('503 GET /api/maps/reverse')
      await visitor.opens('/add-place')
      await visitor.writes('Buscar un lugar', `nadie ${Date.now()}`)
      await visitor.sees('No se pudo buscar. También puedes marcar el lugar en el mapa.')
      await mapToPick(visitor)
        .locator('canvas')
        .click({ position: { x: 120, y: 200 } })
      await visitor.writes('Nombre del lugar', 'Mirador sin señal')
      await visitor.writes('Dirección', 'Camino de cornisa')
      await add(visitor, 'Mirador sin señal')
      service.broken.delete('/photon')
    },
  )

  journey(
    'exploring shows where places are, and takes the map as the question',
    async ({ arrive, register }) => {
      const { api } = await register()
      for (const index of [0, 1, 2])
        await api('POST /places', {
          body: { name: `Isla ${index}`, address: 'Río', latitude: -50 + index / 100, longitude: -70 },
        })
      const visitor = await arrive()
      await visitor.opens('/explorar?q=Isla')
      const map = visitor.inside(visitor.page.getByRole('figure', { name: 'Mapa de lugares' }))
      await map.sees(ATTRIBUTION)
      await visitor.page.getByRole('link', { name: 'Isla 2' }).last().waitFor()
      await visitor.presses('Buscar en esta zona')
      await visitor.sees('3 lugares en esta zona')
      await visitor.page.locator('canvas').focus()
      await visitor.page.keyboard.press('ArrowRight')
      for (let step = 0; step < 4; step++) await visitor.page.keyboard.press('ArrowRight')
      await visitor.sees('No hay lugares en esta zona. Mueve el mapa o aléjalo.')
    },
  )
})

describe('with a style and a Nominatim', () => {
  const running = runsWith('osm-style', () => ({
    MAPS_PROVIDER: 'osm',
    MAP_STYLE_URL: `${service.url}/style.json`,
    MAP_ATTRIBUTION: ATTRIBUTION,
    GEOCODER_URL: `${service.url}/nominatim`,
    GEOCODER: 'nominatim',
  }))
  journey.override('product', running)

  journey('a place is found by its name and shown in that style', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register(), scheme: 'dark' })
    await visitor.opens('/add-place')
    await visitor.sees(ATTRIBUTION)
    await expect.poll(() => service.asked.includes('/style.json')).toBe(true)
    const name = `Cabildo ${Date.now()}`
    await find(visitor, name)
    expect(await visitor.page.getByLabel('Ciudad').inputValue()).toBe('Córdoba')
    await add(visitor, name)
  })

  journey.for(['/style.json', '/tiles'])(
    'a map without its %s says so, and can be tried again',
    async (part, { arrive }) => {
      const visitor = await arrive()
      service.broken.add(part)
      visitor.problems.pause()
      await visitor.opens('/explorar')
      await visitor.sees('No se pudo cargar el mapa. Verifica tu conexión a internet.')
      // The map had asked for several things, and is refused each.
      await visitor.page.waitForLoadState('networkidle')
      service.broken.delete(part)
      visitor.problems.goOn()
      await visitor.presses('Reintentar')
      await visitor.sees(ATTRIBUTION)
    },
  )
})
