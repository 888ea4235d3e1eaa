import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey } from './journey.ts'

/** Enough time for a long story: it plans, moves, copies and edits a trip on four pages. */
const LONG_STORY_MS = 120_000

const anyName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

/** A trip with a stop at one minute past midnight on each of these days, and a title for the first. */
const plan = async ({ api }: Account, dates: readonly string[]) => {
  const places = await Promise.all(
    dates.map((_, number) =>
      api('POST /places', {
        body: { name: anyName('Faro'), address: `Camino ${number}`, latitude: 41 + number, longitude: 2 },
      }),
    ),
  )
  const items = places.map(({ id }, day) => ({ placeId: id, date: dates[day] ?? '' }))
  const { data } = await api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  const operations = [
    ...data.items.map(({ id }) => ({
      kind: 'set-stop' as const,
      stopId: id,
      fields: { startTime: '00:01', durationMinutes: 24 * 60 },
    })),
    { kind: 'set-day' as const, date: dates[0] ?? '', fields: { title: 'La salida' } },
  ]
  await api('POST /itineraries/:id/operations', {
    params: { id: data.id },
    body: { operations: operations.map((operation) => ({ id: crypto.randomUUID(), operation })) },
  })
  return data.id
}

const datesOf = async ({ api }: Account, id: string) =>
  (await api('GET /itineraries/:id', { params: { id } })).data.items.map(({ date }) => date)

/** Lets a journey change the time zone of the page, as a phone does after a flight. */
const flights = async ({ context, page }: Visitor) => {
  const session = await context.newCDPSession(page)
  return {
    landsIn: async (timezoneId: string) => {
      await session.send('Emulation.setTimezoneOverride', { timezoneId })
      await expect
        .poll(() => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
        .toBe(timezoneId)
    },
  }
}

const idOfPage = ({ page }: Visitor) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The days on which clocks are changed; in Santiago there is no midnight on that day. */
const ZONES = [
  {
    zone: 'Europe/Madrid',
    changed: '2027-03-28',
    written: '28/3/2027',
    label: 'domingo, 28 de marzo de 2027',
  },
  {
    zone: 'America/Santiago',
    changed: '2027-09-05',
    written: '5/9/2027',
    label: 'domingo, 5 de septiembre de 2027',
  },
]

describe.each(ZONES)('days of a trip in $zone', ({ zone, changed, written, label }) => {
  journey(
    'are moved and copied over 29 February, a change of year and a change of clocks',
    async ({ arrive, register }) => {
      const ana = await register()
      const id = await plan(ana, ['2027-12-30', '2027-12-31', '2028-01-01'])
      const traveller = await arrive({ as: ana, timeZone: zone })
      const { page } = traveller
      await traveller.opens(`/itinerary/${id}`)
      await traveller.seesHeading(/^Día 3 sábado, 1 de enero de 2028/)
      const movesTo = async (first: string) => {
        await traveller.presses('Más acciones')
        await traveller.presses('Copiar o mover fechas')
        await traveller.writes('Primer día', first)
        await traveller.presses('Mover este viaje')
      }
      await movesTo('28/2/2028')
      await traveller.seesHeading(/^Día 2 martes, 29 de febrero de 2028/)
      await expect.poll(() => datesOf(ana, id)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
      await movesTo(written)
      await traveller.seesHeading(new RegExp(`^Día 1 ${label}`))
      await expect.poll(() => datesOf(ana, id)).toContain(changed)
      const moved = await datesOf(ana, id)
      const next = changed.replace(/\d\d$/, (day) => String(Number(day) + 1).padStart(2, '0'))
      expect(moved.slice(0, 2)).toEqual([changed, next])
      await traveller.presses('Deshacer')
      await traveller.seesHeading(/^Día 2 martes, 29 de febrero de 2028/)
      await expect.poll(() => datesOf(ana, id)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])

      // The calendar has each day once, also the one that is an hour shorter.
      await page.getByRole('button', { name: 'Copiar día' }).nth(1).click()
      const copy = traveller.inside(page.getByRole('dialog', { name: 'Copiar día' }))
      await copy.writes('Fecha', written)
      await copy.presses('Abrir el calendario')
      const days = page.getByRole('grid').getByRole('gridcell').getByRole('button')
      const names = await days.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => name === label)).toHaveLength(1)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await copy.sees(label)
      await copy.presses('Copiar')
      await traveller.seesHeading(new RegExp(`^Día 1 ${label}`))
      expect(await datesOf(ana, idOfPage(traveller))).toEqual([changed])

      // The calendar file tells the same hours in every time zone.
      await traveller.presses('Más acciones')
      await traveller.presses('Descargar o imprimir')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /Calendario/ }).click()
      const file = await text(await (await download).createReadStream())
      const day = changed.replaceAll('-', '')
      expect(file).toContain(`DTSTART:${day}T000100\r\nDTEND:${next.replaceAll('-', '')}T000100`)
    },
    LONG_STORY_MS,
  )
})

journey(
  'The time zone changes while a trip is open and edited, and no date moves',
  async ({ arrive, register }) => {
    const ana = await register()
    const planned = ['2027-03-27', '2027-03-28', '2027-12-31']
    const id = await plan(ana, planned)
    const traveller = await arrive({ as: ana, timeZone: null })
    const { page } = traveller
    const { landsIn } = await flights(traveller)
    const days = () => page.locator('main h2').allTextContents()
    await landsIn('America/Santiago')
    await traveller.opens(`/itinerary/${id}`)
    await traveller.seesHeading(/^Día 3 viernes, 31 de diciembre/)
    const atHome = await days()

    await traveller.pressesOn(page.getByRole('button', { name: /^Detalles de/ }).first())
    await traveller.writes('Nota', 'Aterrizamos tarde')
    // The farthest west and the farthest east: a day and two hours apart.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Madrid']) {
      await landsIn(zone)
      await traveller.writes('Nota', `Ya en ${zone}`)
      await page.getByLabel('Nota', { exact: true }).blur()
      const note = async () => (await ana.api('GET /itineraries/:id', { params: { id } })).data.items[0]?.note
      await expect.poll(note).toBe(`Ya en ${zone}`)
      expect(await days()).toEqual(atHome)
      expect(await datesOf(ana, id)).toEqual(planned)
    }

    await landsIn('Pacific/Kiritimati')
    await traveller.opens(`/itinerary/${id}/edit`)
    const fields = page.getByLabel(/^Fecha de/)
    await fields.first().waitFor()
    const written = () => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(await written()).toEqual(['27/03/2027', '28/03/2027', '31/12/2027'])
    // Typed, but not left yet.
    await fields.nth(2).fill('29/2/2028')
    await landsIn('Pacific/Niue')
    await fields.nth(2).blur()
    await traveller.writes('Nombre del itinerario', 'Lo mismo, visto desde lejos')
    expect(await written()).toEqual(['27/03/2027', '28/03/2027', '29/02/2028'])
    await landsIn('Pacific/Kiritimati')
    await traveller.presses('Guardar Cambios')
    await traveller.seesHeading(/^Día 3 martes, 29 de febrero de 2028/)
    expect(await datesOf(ana, id)).toEqual(['2027-03-27', '2027-03-28', '2028-02-29'])
  },
  LONG_STORY_MS,
)
