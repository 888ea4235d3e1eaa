import { describe, expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'
import { BASILICA, googleFor, LAGUNA } from './google.ts'
import { journey } from './journey.ts'
import { runsWith } from './running.ts'

const search = ({ page }: Visitor) => page.getByRole('combobox', { name: 'Buscar un lugar' })
const selected = ({ page }: Visitor) => page.getByRole('region', { name: 'Lugar seleccionado' })
const mapToPick = ({ page }: Visitor) => page.getByRole('figure', { name: 'Mapa para elegir el lugar' })
const map = ({ page }: Visitor) => page.getByRole('region', { name: 'Mapa', exact: true })

const find = async (visitor: Visitor, text: string, name: string) => {
  await search(visitor).fill(text)
  await visitor.page.getByRole('option', { name }).click()
  await selected(visitor).getByText(name).first().waitFor()
}

describe('with Google', () => {
  const running = runsWith('google', () => ({ MAPS_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'clave' }))
  journey.override('product', running)

  journey('a place found by its name brings its city and its photo', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    const { page } = visitor
    const google = await googleFor(visitor.context)
    await visitor.opens('/add-place')
    await map(visitor).waitFor()

    // A place without a town and without a photo; this search has its own session token.
    await search(visitor).pressSequentially('Lag', { delay: 20 })
    await page.getByRole('option', { name: LAGUNA.name }).waitFor()
    await search(visitor).pressSequentially('una', { delay: 20 })
    await expect.poll(() => google.searches.length).toBe(2)
    await page.getByRole('option', { name: LAGUNA.name }).click()
    await selected(visitor).getByText(LAGUNA.name).first().waitFor()
    expect(await page.getByLabel('Ciudad').inputValue()).toBe('Cotacachi')
    await find(visitor, 'basílica', BASILICA.name)
    expect(await page.getByLabel('Ciudad').inputValue()).toBe('Quito')
    expect(google.searches.map(({ input }) => input)).toEqual(['Lag', 'Laguna', 'basílica'])
    const [first, second, third] = google.searches.map(({ token }) => token)
    expect(first).toBe(second)
    expect(third).not.toBe(first)
    expect(google.details).toEqual([
      { id: 'laguna', token: first },
      { id: 'basilica', token: third },
    ])

    const preview = page.getByRole('img', { name: `Vista previa de ${BASILICA.name}` })
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await visitor.sees('Foto: Ana Ruiz')
    await mapToPick(visitor).getByRole('img', { name: BASILICA.name }).waitFor()
    await visitor.meetsNoBarriers()

    const image =
      'https://places.googleapis.com/v1/places/basilica/photos/uno/media?maxWidthPx=1280&key=clave'
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/places$/.test(request.url()),
    )
    await visitor.presses('Agregar Lugar')
    expect((await sent).postDataJSON()).toMatchObject({ image, city: 'Quito', name: BASILICA.name })
    await visitor.sees('Lugar agregado exitosamente')
    await visitor.follows(`Ver ${BASILICA.name}`)
    await visitor.seesHeading(BASILICA.name)
    const shown = page.getByRole('img', { name: `Foto de ${BASILICA.name}` })
    expect(await shown.getAttribute('src')).toBe(image)
    // Google serves its photos only to the site that the key belongs to, so the referrer must be sent.
    expect(new Set(google.referrers)).toEqual(new Set([`${running().url}/`]))
  })

  journey('a click on the map puts a pin, and the arrows move it', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    await googleFor(visitor.context)
    await visitor.opens('/add-place')
    await map(visitor).click({ position: { x: 200, y: 150 } })
    await expect.poll(() => visitor.page.getByLabel('Ciudad').inputValue()).toBe('Buenos Aires')
    const name = `Patio ${Date.now()}`
    await visitor.writes('Nombre del lugar', name)
    const pin = mapToPick(visitor).getByRole('img', { name })
    const before = await selected(visitor).innerText()
    await pin.focus()
    await visitor.page.keyboard.press('ArrowRight')
    await expect.poll(() => selected(visitor).innerText()).not.toBe(before)
    expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true)
    await visitor.meetsNoBarriers()
    await visitor.presses('Agregar Lugar')
    await visitor.sees('Lugar agregado exitosamente')
  })

  journey(
    'without a connection to Google there is no map, but our own search',
    async ({ arrive, register }) => {
      const visitor = await arrive({ as: await register() })
      const google = await googleFor(visitor.context)
      google.state.scriptFails = true
      visitor.expects('failed GET /maps/api/js')
      await visitor.opens('/add-place')
      await visitor.sees('Error al cargar Google Maps')
      await find(visitor, 'machu picchu', 'Machu Picchu')
      google.state.scriptFails = false
      await visitor.presses('Reintentar')
      await mapToPick(visitor)
        .getByRole('img', { name: /Machu Picchu/ })
        .waitFor()
    },
  )

  journey('what Google does not search is searched by our own server', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    const google = await googleFor(visitor.context)
    google.state.placesFail = true
    visitor.expects('403 GET /v1/autocomplete')
    await visitor.opens('/add-place')
    await find(visitor, 'machu picchu', 'Machu Picchu')
  })

  journey('a key that Google refuses leaves the rest of the page at work', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    await googleFor(visitor.context)
    await visitor.opens('/add-place')
    await map(visitor).waitFor()
    await visitor.page.evaluate(() => (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.())
    await visitor.sees('Error al cargar Google Maps')
    await find(visitor, 'machu picchu', 'Machu Picchu')
    await visitor.presses('Reintentar')
    await map(visitor).waitFor()
    await selected(visitor).getByText('Machu Picchu').first().waitFor()
  })

  journey(
    'settings that do not come say what is wrong, and can be asked for again',
    async ({ arrive, register }) => {
      const visitor = await arrive({ as: await register() })
      await googleFor(visitor.context)
      visitor.problems.pause()
      await visitor.page.route('**/api/maps/key', (route) => route.abort('connectionrefused'))
      await visitor.opens('/add-place')
      await visitor.sees('Error al conectar con el servidor')
      await visitor.page.unroute('**/api/maps/key')
      await visitor.page.route('**/api/maps/key', (route) => route.fulfill({ status: 500, body: '' }))
      await visitor.presses('Reintentar')
      await visitor.sees('No se pudo cargar la configuración de mapas')
      await visitor.page.unroute('**/api/maps/key')
      visitor.problems.goOn()
      await visitor.presses('Reintentar')
      await map(visitor).waitFor()
    },
  )

  journey('exploring gathers places in bubbles that a press opens', async ({ arrive, register }) => {
    const { api } = await register()
    for (const [index, latitude] of [-50, -50.001, -50.002, -52].entries())
      await api('POST /places', {
        body: { name: `Isla ${index}`, address: 'Río', latitude, longitude: -70 },
      })
    const visitor = await arrive()
    const { page } = visitor
    await googleFor(visitor.context)
    await visitor.opens('/explorar?q=Isla')
    await visitor.sees('4 lugares')
    const bubble = page.getByRole('button', { name: '3 lugares. Acercar el mapa' })
    await bubble.waitFor()
    await page.getByRole('button', { name: 'Isla 3' }).waitFor()
    await visitor.presses('Buscar en esta zona')
    await visitor.sees('4 lugares en esta zona')
    await bubble.click()
    await visitor.sees('3 lugares en esta zona')
    for (let step = 0; step < 5; step++) await map(visitor).press('ArrowRight')
    await visitor.sees('No hay lugares en esta zona. Mueve el mapa o aléjalo.')
  })

  journey(
    'on a phone the map has all in view when it comes up, and its pins lead on',
    async ({ arrive, register }) => {
      const { api } = await register()
      const name = `Aldea ${Date.now()}`
      await api('POST /places', { body: { name, address: 'Camino', latitude: -40, longitude: -65 } })
      const visitor = await arrive({ width: 360, height: 740 })
      await googleFor(visitor.context)
      await visitor.opens(`/explorar?q=${encodeURIComponent(name)}`)
      await visitor.sees('1 lugar')
      await visitor.presses('Ver mapa')
      await visitor.presses(name)
      await visitor.seesHeading(name)
    },
  )
})

describe('with Google, but without a key', () => {
  const running = runsWith('google-without-key', () => ({ MAPS_PROVIDER: 'google' }))
  journey.override('product', running)

  journey('the map says so, and adding goes on by name', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    await visitor.opens('/add-place')
    await visitor.sees('La clave de API de Google Maps no está configurada. El mapa no se puede mostrar.')
    await find(visitor, 'machu picchu', 'Machu Picchu')
    await visitor.meetsNoBarriers()
    await visitor.presses('Agregar Lugar')
    await visitor.sees('Lugar agregado exitosamente')
  })
})
