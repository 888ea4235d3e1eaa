import { expect } from 'vitest'
import { journey } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`
const NOTE = `**Temprano** se está solo.\n\n${'- Otra cosa que conviene llevar consigo ese día\n'.repeat(30)}`

journey(
  'A trip is a book to print, a page and more for each day, as large as one likes',
  async ({ arrive, register }) => {
    const ana = await register()
    const places = await Promise.all(
      Array.from({ length: 14 }, (_, number) =>
        ana.api('POST /places', {
          body: {
            name: anyName('Faro'),
            address: `Camino del Alto ${number}`,
            latitude: 10 + number / 100,
            longitude: -60,
          },
        }),
      ),
    )
    const items = places.map(({ id }, number) => ({
      placeId: id,
      date: `2027-01-${String(10 + Math.floor(number / 2)).padStart(2, '0')}`,
    }))
    const { data } = await ana.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
    const operations = [
      ...data.items.map(({ id }, number) => ({
        kind: 'set-stop' as const,
        stopId: id,
        fields: { startTime: number % 2 ? '15:00' : '09:30', durationMinutes: 90, note: NOTE },
      })),
      { kind: 'add-item' as const, itemId: crypto.randomUUID(), text: 'Pasaporte' },
    ].map((operation) => ({ id: crypto.randomUUID(), operation }))
    await ana.api('POST /itineraries/:id/operations', { params: { id: data.id }, body: { operations } })

    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens(`/itinerary/${data.id}`)
    await traveller.presses('Descargar o imprimir')
    await traveller.follows('Libro para imprimir')
    await traveller.arrivesAt(`/itinerary/${data.id}/libro`)
    await traveller.seesHeading(/^Día 7 sábado, 16 de enero/)
    await traveller.meetsNoBarriers()
    const codes = traveller.page.getByRole('img', { name: /^Código de Faro/ })
    await expect.poll(() => codes.count()).toBe(14)

    const printed = async () => {
      const file = await traveller.page.pdf({ preferCSSPageSize: true })
      const text = file.toString('latin1')
      const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
        [width, height].map((points) => Math.round(Number(points) / 2.8346)),
      )
      return { file, pages: (text.match(/\/Type \/Page\b/g) ?? []).length, sizes }
    }
    const large = await printed()
    expect(large.sizes).toContainEqual([210, 297])
    // The cover, at least one page for each of seven days, and the list.
    expect(large.pages).toBeGreaterThanOrEqual(9)
    await traveller.presses('A5')
    const small = await printed()
    expect(small.sizes).toContainEqual([148, 210])
    expect(small.pages).toBeGreaterThan(large.pages)
  },
)
