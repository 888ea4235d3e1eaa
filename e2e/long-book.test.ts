import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'
import { printedBook } from './printed-book.ts'

const DAYS = 24
const MM = 96 / 25.4
/** As much of a place's name as no other has; the outline of a PDF may not have all of a long one. */
const NAME_LENGTH = 14
const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`
const dateOf = (day: number) => `2026-01-${String(day).padStart(2, '0')}`

/** What travellers write: a little, a lot, lines without end, lines without number. */
const NOTES = [
  'Llegar temprano: a las diez ya no queda sombra y hay que volver por el mismo camino.',
  'El sendero sube entre pinos hasta un mirador desde el que se ve toda la costa. '.repeat(24),
  'x'.repeat(600),
  '- agua\n'.repeat(50),
  'Preguntar en el kiosco por la llave, y devolverla antes de las seis de la tarde. '.repeat(4),
]
/** The paper in millimetres: its size, its margins, and the part of its name in the buttons. */
const PAPERS = [
  { name: 'A4', size: [210, 297], side: 16, bottom: 18 },
  { name: 'A5', size: [148, 210], side: 11, bottom: 14 },
] as const

const planLongTrip = async (account: Account) => {
  const places = await Promise.all(
    Array.from({ length: 2 * DAYS }, (_, number) => {
      const name = number === 3 ? `${anyName('Faro')} ${'f'.repeat(150)}` : anyName('Faro')
      const body = {
        name,
        address: `Camino ${number}`,
        latitude: 41 + number / 20,
        longitude: 2 - number / 20,
      }
      return account.api('POST /places', { body })
    }),
  )
  const items = places.map(({ id }, number) => ({ placeId: id, date: dateOf(1 + (number % DAYS)) }))
  const { data } = await account.api('POST /itineraries', {
    body: { name: anyName('De costa a costa'), items },
  })
  const operations = [
    ...data.items.map(({ id }, number) => ({
      kind: 'set-stop' as const,
      stopId: id,
      fields: { startTime: number < DAYS ? '09:30' : '15:00', note: NOTES[number % NOTES.length] ?? null },
    })),
    ...Array.from({ length: DAYS }, (_, day) => ({
      kind: 'set-day' as const,
      date: dateOf(day + 1),
      fields: { title: `Etapa ${day + 1}`, note: day % 4 === 0 ? (NOTES[4] ?? null) : null },
    })),
    ...Array.from({ length: 60 }, (_, number) => ({
      kind: 'add-item' as const,
      itemId: crypto.randomUUID(),
      text: `Cosa ${number} que no se puede olvidar`,
    })),
  ].map((operation) => ({ id: crypto.randomUUID(), operation }))
  const answer = await account.api('POST /itineraries/:id/operations', {
    params: { id: data.id },
    body: { operations },
  })
  expect(answer.data.rejected).toEqual([])
  return data.id
}

/**
 * For each stop, in the layout for paper of this width: the height in millimetres from the top of its heading to its end, and
 * whether it may break across pages.
 */
const stopsOnPaper = (page: Page) =>
  page.evaluate((mm) => {
    const stops = [...document.querySelectorAll('main ol > li:has(h3)')]
    return stops.map((stop) => {
      const heading = stop.querySelector('h3')
      const [whole, top] = [stop.getBoundingClientRect(), heading?.getBoundingClientRect().top ?? 0]
      const mayBreak = getComputedStyle(stop).breakInside !== 'avoid'
      return { name: heading?.textContent ?? '', height: (whole.bottom - top) / mm, mayBreak }
    })
  }, MM)

journey(
  'A book of more than forty pages has no empty page, no cut stop, and nothing beyond its margins',
  { timeout: 300_000 },
  async ({ arrive, register }) => {
    const ana = await register()
    const id = await planLongTrip(ana)
    const traveller = await arrive({ as: ana })
    const { page } = traveller
    await traveller.opens(`/itinerary/${id}/libro`)
    for (const { name, size, side, bottom } of PAPERS) {
      await traveller.presses(name)
      await page.getByText('El libro está listo.').waitFor({ timeout: 120_000 })
      const file = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true })
      const book = printedBook(file)
      expect([...new Set(book.sizes.map(String))]).toEqual([String(size)])
      expect(book.words.length).toBeGreaterThan(40)
      expect(Math.min(...book.words)).toBeGreaterThan(1)

      await page.setViewportSize({ width: Math.round((size[0] - 2 * side) * MM), height: 1000 })
      await page.emulateMedia({ media: 'print' })
      const stops = await stopsOnPaper(page)
      expect(stops).toHaveLength(2 * DAYS)
      const widest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main *')].map((part) => part.getBoundingClientRect().right),
        ),
      )
      expect(widest).toBeLessThanOrEqual(Math.round((size[0] - 2 * side) * MM) + 1)
      // Anything below the book would be an empty page when the book ends near the end of a page.
      const below = () =>
        page.evaluate(() => {
          const end = document.querySelector('[data-format]')?.getBoundingClientRect().bottom ?? 0
          const parts = [...document.querySelectorAll('body *')]
          return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - end
        })
      await expect.poll(below).toBeLessThanOrEqual(1)
      for (const { name: title, height, mayBreak } of stops) {
        const heading = book.headings.find((one) => one.title.startsWith(title.slice(0, NAME_LENGTH)))
        // Where it may break, the heading still has the lines below it that break-after demands.
        const needed = mayBreak ? Math.min(height, 12) : height
        expect((heading?.height ?? 0) - needed, `${title} on ${name}`).toBeGreaterThan(bottom - 1)
      }
      const kept = stops.filter(({ mayBreak }) => !mayBreak)
      expect(kept.length).toBeGreaterThan(DAYS / 2)
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  },
)
