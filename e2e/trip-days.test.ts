import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'
import { printedBook } from './printed-book.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

/** A trip over New Year with one stop on each side of a day that only has a title and a note. */
const plan = async (account: Account) => {
  const places = await Promise.all(
    [1, 2].map((number) =>
      account.api('POST /places', {
        body: {
          name: anyName('Faro'),
          address: 'Camino del Alto 100',
          latitude: 10 + number,
          longitude: -60,
        },
      }),
    ),
  )
  const dates = ['2027-12-31', '2028-01-02']
  const items = places.map(({ id }, index) => ({ placeId: id, date: dates[index] ?? '' }))
  const { data } = await account.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  const operation = {
    kind: 'set-day',
    date: '2028-01-01',
    fields: { title: 'Día de descanso', note: 'Dormir hasta tarde' },
  } as const
  await account.api('POST /itineraries/:id/operations', {
    params: { id: data.id },
    body: { operations: [{ id: crypto.randomUUID(), operation }] },
  })
  const link = await account.api('POST /itineraries/:id/links', {
    params: { id: data.id },
    body: { kind: 'public', fields: ['notes'] },
  })
  return { id: data.id, publicPath: new URL(link.data.url).pathname }
}

journey(
  'A day with a title or a note and no stops is part of its trip: on the screen, in the book and on the public page',
  async ({ arrive, register }) => {
    const ana = await register()
    const { id, publicPath } = await plan(ana)
    const traveller = await arrive({ as: ana, width: 320 })
    const { page } = traveller
    await traveller.opens(`/itinerary/${id}`)
    const day = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'sábado, 1 de enero de 2028', exact: true }),
    })
    await day.getByText('Sin paradas').waitFor()
    await day.getByText('Dormir hasta tarde').waitFor()
    // Days without stops are not counted.
    await traveller.seesHeading(/^Día 2 domingo, 2 de enero de 2028/)
    await traveller.meetsNoBarriers()

    // While its fields are open, the day stays, although nothing is left of it.
    const inDay = traveller.inside(day)
    await inDay.presses('Cambiar título y nota')
    await inDay.writes('Título del día', '')
    await inDay.writes('Nota del día', '')
    await inDay.writes('Título del día', 'Mañana en la playa')
    await inDay.presses('Listo')
    await inDay.sees('Mañana en la playa')
    const stored = async () => (await ana.api('GET /itineraries/:id', { params: { id } })).data.days
    await expect.poll(stored).toMatchObject([{ title: 'Mañana en la playa', note: null }])

    const stranger = await arrive()
    await stranger.opens(publicPath)
    await stranger.seesHeading('Sin paradas')
    await stranger.sees('Mañana en la playa')
    expect(await stranger.page.content()).not.toMatch(/2028|1 de enero/)
    await stranger.meetsNoBarriers()

    await traveller.opens(`/itinerary/${id}/libro`)
    await page.getByText('El libro está listo.').waitFor({ timeout: 60_000 })
    await traveller.seesHeading('sábado, 1 de enero de 2028')
    expect(await page.getByRole('img', { name: /^Mapa del día \d: Faro/ }).count()).toBe(2)
    const book = printedBook(await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true }))
    const pageOf = (title: RegExp) => book.headings.find((one) => title.test(one.title))?.page
    // It needs no page of its own.
    expect(pageOf(/^sábado, 1 de enero/)).toBe(pageOf(/^Día 1/))

    // A stop that is carried to it makes it the second of three days.
    await traveller.opens(`/itinerary/${id}`)
    const handle = page.getByRole('button', { name: /^Mover Faro/ }).first()
    await handle.focus()
    const { keyboard } = page
    await keyboard.press('Space')
    await page.getByRole('status').filter({ hasText: 'Tomaste' }).waitFor()
    await keyboard.press('Shift+ArrowDown')
    await page.getByRole('status').filter({ hasText: 'sáb, 1 ene, parada 1 de 1' }).waitFor()
    await keyboard.press('Space')
    await traveller.seesHeading(/^Día 1 sábado, 1 de enero de 2028/)
    await traveller.sees('Mañana en la playa')
  },
)
