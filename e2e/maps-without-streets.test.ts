import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'

const addPlace = ({ api }: Account, name: string, city: string, latitude: number, longitude: number) =>
  api('POST /places', { body: { name, city, address: 'Camino sin nombre', latitude, longitude } })

const showsItsMap = async ({ page }: Visitor) => {
  const map = page.getByRole('figure', { name: /^Mapa de/ })
  await map.scrollIntoViewIfNeeded()
  await map.locator('canvas').waitFor()
  return map
}

journey(
  'a map says its scale, its sources and what is near, also on a phone',
  async ({ arrive, register }) => {
    const { id } = await addPlace(await register(), 'Taller del desierto', 'Haasts Bluff', -23.2, 132.5)
    for (const width of [320, 340, 360, 1280]) {
      const visitor = await arrive({ width, height: 800 })
      await visitor.opens(`/place/${id}`)
      const map = await showsItsMap(visitor)
      const boxOf = async (part: string) =>
        (await map.locator(part).boundingBox()) ?? expect.fail(`No ${part} at ${width} px.`)
      await map.getByText('Este mapa no muestra calles a esta escala.').waitFor()
      const [scale, sources, note] = [
        await boxOf('.maplibregl-ctrl-scale'),
        await boxOf('.maplibregl-ctrl-attrib'),
        await boxOf('[role=note]'),
      ]
      // The attribution is right of the scale, and the note above both.
      expect(sources.x, `${width} px`).toBeGreaterThanOrEqual(scale.x + scale.width)
      expect(note.y + note.height, `${width} px`).toBeLessThanOrEqual(Math.min(sources.y, scale.y))
      // No name within 60 km.
      await map.getByText(/^Cerca: Anmatjere, a 141 km al noreste/).waitFor({ state: 'attached' })
    }
  },
)

journey(
  'the time on foot to a place nearby is read whole, however long its city is',
  async ({ arrive, register }) => {
    const ana = await register()
    const city = 'San Fernando del Valle de Catamarca'
    const { id } = await addPlace(ana, 'Fuente de la plaza vieja', city, -28.4689, -65.7795)
    await addPlace(ana, 'Molino de la acequia', city, -28.4729, -65.7795)
    for (const width of [360, 1280]) {
      const visitor = await arrive({ width, height: 800 })
      await visitor.opens(`/place/${id}`)
      const line = visitor.page
        .getByRole('article')
        .filter({ hasText: 'Molino de la acequia' })
        .getByText('min a pie')
      await line.waitFor()
      const isCut = await line.evaluate((span) => {
        const [words] = [...span.childNodes].filter(({ textContent }) => textContent?.includes('a pie'))
        const range = document.createRange()
        range.selectNodeContents(words ?? span)
        return range.getBoundingClientRect().right > span.getBoundingClientRect().right
      })
      expect(isCut, `${width} px`).toBe(false)
    }
  },
)
