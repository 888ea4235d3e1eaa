import sharp from 'sharp'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import { printedBook } from './printed-book.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`
const NOTE = `**Temprano** se está solo.\n\n${'- Otra cosa que conviene llevar consigo ese día\n'.repeat(30)}`
const DAYS = 3
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c98b4d' } })
  .jpeg()
  .toBuffer()

journey(
  'A trip is a book to print: each day a page and more, with its map and photos, as large as one likes',
  async ({ arrive, register }) => {
    const ana = await register()
    const places = await Promise.all(
      Array.from({ length: DAYS + 1 }, (_, number) =>
        ana.api('POST /places', {
          body: {
            name: anyName('Faro'),
            address: `Camino del Alto ${number}`,
            latitude: 41 + number / 100,
            longitude: 2,
          },
        }),
      ),
    )
    // The first day has two stops.
    const items = places.map(({ id }, number) => ({
      placeId: id,
      date: `2026-01-${String(Math.max(number, 1)).padStart(2, '0')}`,
    }))
    const { data } = await ana.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
    const operations = [
      ...data.items.map(({ id }, number) => ({
        kind: 'set-stop' as const,
        stopId: id,
        fields: {
          startTime: number % 2 ? '15:00' : '09:30',
          durationMinutes: 90,
          note: NOTE,
          status: number === 1 ? ('skipped' as const) : ('done' as const),
        },
      })),
      { kind: 'add-item' as const, itemId: crypto.randomUUID(), text: 'Pasaporte' },
    ].map((operation) => ({ id: crypto.randomUUID(), operation }))
    await ana.api('POST /itineraries/:id/operations', { params: { id: data.id }, body: { operations } })
    const form = new FormData()
    form.set('rating', '5')
    form.set('content', 'El faro alumbra hasta muy lejos.')
    form.set('media[0]', new File([photo], 'faro.jpg', { type: 'image/jpeg' }))
    await ana.api('POST /places/:id/reviews', { params: { id: places[1]?.id ?? '' }, form })

    const traveller = await arrive({ as: ana, width: 360 })
    const { page } = traveller
    // A busy machine draws the maps slowly.
    const isReady = () => page.getByText('El libro está listo.').waitFor({ timeout: 60_000 })
    await traveller.opens(`/itinerary/${data.id}`)
    await traveller.presses('Más acciones')
    await traveller.presses('Descargar o imprimir')
    await traveller.follows('Libro para imprimir')
    await traveller.arrivesAt(`/itinerary/${data.id}/libro`)
    await traveller.seesHeading(/^Día 3 sábado, 3 de enero/)
    await isReady()
    await traveller.meetsNoBarriers()
    expect(await page.getByRole('img', { name: /^Código de Faro/ }).count()).toBe(DAYS + 1)
    expect(await page.getByRole('img', { name: /^Mapa del día \d+: Faro/ }).count()).toBe(DAYS)
    expect(await page.getByText('Saltado · 15:00–16:30', { exact: true }).count()).toBe(1)
    expect(await page.getByRole('list', { name: 'Fotos del día' }).getByRole('figure').count()).toBe(1)

    const large = printedBook(await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true }))
    const days = large.headings.filter(({ title }) => title.startsWith('Día'))
    expect(large.sizes).toContainEqual([210, 297])
    // The cover, at least one page for each day, and the list.
    expect(large.words.length).toBeGreaterThan(DAYS + 2)
    // Every page has text beside its number, and every day begins at the top of a page.
    expect(Math.min(...large.words)).toBeGreaterThan(1)
    expect(days).toHaveLength(DAYS)
    expect(new Set(days.map(({ page: at }) => at)).size).toBe(DAYS)
    for (const { height } of days) expect(height).toBeGreaterThan(270)

    // When the button is pressed before the maps of the other paper size are drawn, printing starts as soon as they are.
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(
          document.querySelectorAll('[role=img][aria-label^="Mapa del día"]').length,
        )
      }
    })
    await traveller.presses('A5')
    await traveller.presses('Imprimir')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.printed), { timeout: 60_000 })
      .toBe(String(DAYS))
    const small = printedBook(await page.pdf({ preferCSSPageSize: true }))
    expect(small.sizes).toContainEqual([148, 210])
    expect(small.words.length).toBeGreaterThan(large.words.length)
    expect(Math.min(...small.words)).toBeGreaterThan(1)

    // Maps that cannot be loaded leave no message on the printed pages.
    await page.route('**/*.pmtiles', (route) => route.abort('internetdisconnected'))
    await traveller.reloads()
    await isReady()
    expect(await page.getByText('No se pudo dibujar el mapa de este día.').count()).toBe(DAYS)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('No se pudo dibujar').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: null })
    await page.unroute('**/*.pmtiles')
    await traveller.pressesOn(page.getByRole('button', { name: 'Reintentar' }).first())
    await page.getByRole('img', { name: /^Mapa del día 1: Faro/ }).waitFor()
  },
)
