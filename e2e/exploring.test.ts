import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'

/** Adds three places close together, in a city that no other journey uses. */
const settle = async ({ api }: Account) => {
  const city = `Villa ${Date.now()}`
  const names = ['Molino', 'Puente', 'Faro'].map((name) => `${name} de ${city}`)
  for (const [index, name] of names.entries())
    await api('POST /places', {
      body: { name, address: 'Camino real', city, latitude: -50 + index / 100, longitude: -70 },
    })
  return { city, names }
}

journey('finds a city, looks where its places are, and shares what is seen', async ({ arrive, register }) => {
  const { city, names } = await settle(await register())
  const visitor = await arrive({ means: 'keyboard' })
  const { page } = visitor
  await visitor.opens('/explorar')
  await visitor.writes('Ciudad', city)
  await page.keyboard.press('Enter')
  await visitor.sees('3 lugares')
  await visitor.meetsNoBarriers()
  expect(new URL(page.url()).searchParams.get('city')).toBe(city)

  // The list and the map now show all three places, so searching this area finds the same three.
  await page.getByRole('figure', { name: 'Mapa de lugares' }).getByRole('link', { name: /Faro/ }).waitFor()
  await visitor.presses('Buscar en esta zona')
  await visitor.sees('3 lugares en esta zona')

  const other = await arrive()
  await other.opens(new URL(page.url()).pathname + new URL(page.url()).search)
  await other.sees('3 lugares en esta zona')
  await page.goBack()
  await visitor.doesNotSee('3 lugares en esta zona')
  const list = visitor.inside(page.getByRole('region', { name: 'Lista de lugares' }))
  await list.follows(names[0] ?? '')
  await visitor.arrivesAt(/^\/place\//)
  await visitor.seesHeading(names[0] ?? '')
})

journey('a bubble opened by keyboard leaves the focus on the map', async ({ arrive, register }) => {
  const { city } = await settle(await register())
  const visitor = await arrive({ means: 'keyboard' })
  const { page } = visitor
  await visitor.opens(`/explorar?city=${encodeURIComponent(city)}`)
  const map = page.getByRole('figure', { name: 'Mapa de lugares' })
  await map.getByRole('link', { name: /Faro/ }).waitFor()
  const bubble = map.getByRole('button', { name: '3 lugares. Acercar el mapa' })
  await expect
    .poll(
      async () => {
        if ((await bubble.count()) === 0) await visitor.presses('Alejar')
        return bubble.count()
      },
      { interval: 1000 },
    )
    .toBe(1)
  await visitor.pressesOn(bubble)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Mapa de lugares')
  await bubble.waitFor({ state: 'detached' })
  expect(await focused()).toBe('Mapa de lugares')
})

journey('a shared address shows the area that was looked at, however close', async ({ arrive, register }) => {
  const { city } = await settle(await register())
  const visitor = await arrive()
  const { page } = visitor
  const scaleOn = ({ page: seen }: typeof visitor) => seen.locator('.maplibregl-ctrl-scale').textContent()
  const zoneWidth = () => {
    const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get('zona') ?? '').split(',').map(Number)
    return east - west
  }
  await visitor.opens(`/explorar?city=${encodeURIComponent(city)}`)
  await visitor.sees('3 lugares')
  await page.getByRole('figure', { name: 'Mapa de lugares' }).getByRole('link', { name: /Faro/ }).waitFor()
  await visitor.presses('Buscar en esta zona')
  await visitor.sees('3 lugares en esta zona')
  let wide = zoneWidth()
  // To zoom 17: closer than results are ever shown.
  for (let closer = 0; closer < 4; closer++) {
    await visitor.presses('Acercar')
    await expect.poll(zoneWidth).toBeLessThan(wide * 0.6)
    wide = zoneWidth()
  }
  const other = await arrive()
  await other.opens(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect.poll(() => scaleOn(other)).toBe(await scaleOn(visitor))
})

journey('on a phone list and map take turns, and back returns to the list', async ({ arrive, register }) => {
  const { city } = await settle(await register())
  const visitor = await arrive({ width: 360, height: 740 })
  await visitor.opens(`/explorar?city=${encodeURIComponent(city)}`)
  await visitor.sees('3 lugares')
  await visitor.presses('Ver mapa')
  await visitor.page.getByRole('button', { name: 'Acercar', exact: true }).waitFor()
  await visitor.meetsNoBarriers()
  await visitor.page.goBack()
  await visitor.sees('3 lugares')
  await visitor.presses('Ver mapa')
})

journey('what matches nothing says so and offers the way out', async ({ arrive }) => {
  const visitor = await arrive({ width: 360, height: 740 })
  await visitor.opens('/explorar?q=zzzzqqqq')
  await visitor.sees('No hay lugares con esos filtros.')
  // The button must not lie over the way out of the empty result.
  await visitor.doesNotSee('Ver mapa')
  await visitor.meetsNoBarriers()
  await visitor.page.getByLabel('Ciudad', { exact: true }).fill('Toledo')
  await visitor.presses('Quitar filtros')
  await expect
    .poll(() => visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Lista de lugares')
  await visitor.doesNotSee('No hay lugares con esos filtros.')
  // What was still being typed is no filter either.
  expect(await visitor.page.getByLabel('Ciudad', { exact: true }).inputValue()).toBe('')
  expect(new URL(visitor.page.url()).search).toBe('')
})

journey(
  'finds places of one kind, and corrects by keyboard what was guessed',
  async ({ arrive, register }) => {
    const account = await register()
    const { city, names } = await settle(account)
    const author = await arrive({ as: account, means: 'keyboard', width: 320, height: 700 })
    await author.opens(`/explorar?city=${encodeURIComponent(city)}`)
    await author.sees('3 lugares')
    // Types to select an option, as in a native select.
    await author.page.getByLabel('Tipo', { exact: true }).focus()
    await author.page.keyboard.type('Faro')
    await author.sees('1 lugar')
    expect(new URL(author.page.url()).searchParams.get('tipo')).toBe('faro')
    await author.meetsNoBarriers()

    await author.follows(names[2] ?? '')
    await author.seesHeading(names[2] ?? '')
    await author.presses('Corregir el tipo')
    await author.page.keyboard.type('Mirador')
    await author.meetsNoBarriers()
    await author.presses('Guardar')
    await author.sees('Tipo de lugar: Mirador.')
    // What the server refuses to whoever added the place is not offered to them, but to others.
    const report = { name: 'Denunciar este lugar', exact: true }
    const other = await arrive({ as: await register() })
    await other.opens(new URL(author.page.url()).pathname)
    await other.page.getByRole('button', report).waitFor()
    expect(await author.page.getByRole('button', report).count()).toBe(0)
    await author.follows('Mirador')
    await author.arrivesAt(/^\/explorar\?tipo=mirador/)
    await author.sees(names[2] ?? '')
  },
)

journey('words that name no place find what travellers tell to be so', async ({ arrive, register }) => {
  const { api } = await register()
  const name = `Cala ${randomUUID().slice(0, 8)}`
  const { id } = await api('POST /places', {
    body: { name, address: 'Camí de Cala, Menorca, España', latitude: 39.93, longitude: 3.96 },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'Nadamos con tortugas en un agua transparente.')
  await api('POST /places/:id/reviews', { params: { id }, form })
  const visitor = await arrive({ width: 360, height: 740 })
  await visitor.opens('/explorar')
  const field = visitor.page.getByRole('searchbox', { name: 'Buscar', exact: true })
  await field.fill('nadar con tortugas')
  await visitor.sees('«Nadamos con tortugas en un agua transparente.»')
  await visitor.sees(/por lo que cuentan los viajeros/)
  await visitor.meetsNoBarriers()
  await visitor.reloads()
  await visitor.sees('«Nadamos con tortugas en un agua transparente.»')
  await field.fill('zxqwv')
  await visitor.sees('No hay lugares con esos filtros.')
})

journey(
  'shows a picture where a link to the list is shared, and leads to the same list',
  async ({ arrive }) => {
    const visitor = await arrive()
    const { page } = visitor
    for (const path of ['/', '/explorar?q=faro']) {
      await visitor.opens(path)
      const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
      expect(await content('url')).toBe(new URL(path, page.url()).href)
      const size = await page.evaluate(
        async (url) => {
          const image = Object.assign(new Image(), { src: url })
          await image.decode()
          return [image.naturalWidth, image.naturalHeight].map(String)
        },
        (await content('image')) ?? '',
      )
      expect(size).toEqual([await content('image:width'), await content('image:height')])
    }
  },
)
