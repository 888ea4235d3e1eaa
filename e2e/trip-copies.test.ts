import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

const plan = async (account: Account) => {
  const add = (kind: string) =>
    account.api('POST /places', {
      body: { name: anyName(kind), address: 'Camino del Alto 100', latitude: 40.4, longitude: -3.7 },
    })
  const places = [await add('Faro'), await add('Museo')]
  const items = places.map(({ id }, index) => ({ placeId: id, date: `2027-01-1${index}` }))
  const { data } = await account.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  const stopId = data.items[0]?.id ?? ''
  const fields = {
    note: 'Preguntar por la llave',
    status: 'done' as const,
    booking: { reference: 'AB12', link: null },
  }
  await account.api('POST /itineraries/:id/operations', {
    params: { id: data.id },
    body: {
      operations: [
        { kind: 'set-stop' as const, stopId, fields },
        { kind: 'set-day' as const, date: '2027-01-10', fields: { title: 'Hacia el mar' } },
      ].map((operation) => ({ id: crypto.randomUUID(), operation })),
    },
  })
  return { id: data.id, name: data.name }
}

describe('a trip', () => {
  journey(
    'moves to other dates and back, is copied, and is the template of the next one',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, name } = await plan(ana)
      const dates = async () =>
        (await ana.api('GET /itineraries/:id', { params: { id } })).data.items.map(({ date }) => date)
      const traveller = await arrive({ as: ana, width: 360 })
      await traveller.opens(`/itinerary/${id}`)
      await traveller.presses('Más acciones')
      await traveller.presses('Copiar o mover fechas')
      await traveller.writes('Primer día', '28/2/2027')
      await traveller.meetsNoBarriers()
      await traveller.presses('Mover este viaje')
      await traveller.seesHeading(/^Día 2 lunes, 1 de marzo/)
      await traveller.sees('Hacia el mar')
      await expect.poll(dates).toEqual(['2027-02-28', '2027-03-01'])
      await traveller.presses('Deshacer')
      await traveller.seesHeading(/^Día 1 domingo, 10 de enero/)
      await expect.poll(dates).toEqual(['2027-01-10', '2027-01-11'])

      // However many operations it takes, it is one line of the history, and undone as one.
      await traveller.presses('Más acciones')
      await traveller.presses('Historial')
      const history = traveller.inside(traveller.page.getByRole('dialog'))
      await history.sees('Movió 2 lugares 49 días más tarde')
      await history.presses(/^Ver los 4 cambios ?: Movió 2 lugares 49 días antes/)
      await history.sees(/^Puso «.+» el lun, 11 ene$/)
      await traveller.meetsNoBarriers()
      await history.presses(/^Deshacer: Movió 2 lugares 49 días antes/)
      await expect.poll(dates).toEqual(['2027-02-28', '2027-03-01'])
      await traveller.page.keyboard.press('Escape')

      await traveller.presses('Más acciones')
      await traveller.presses('Copiar o mover fechas')
      await traveller.writes('Primer día', '3/5/2027')
      await traveller.presses('Copiar viaje')
      await traveller.seesHeading(/^Día 1 lunes, 3 de mayo/)
      await traveller.sees('Preguntar por la llave')
      // Bookings stay behind unless they are asked for, and everything is still to be done.
      await traveller.doesNotSee('Reserva AB12')
      await traveller.doesNotSee('Hecho')

      await traveller.opens('/create-itinerary')
      await traveller.presses('Empezar desde un viaje anterior')
      await traveller.page.getByLabel('Qué viaje').selectOption({ label: name })
      await traveller.writes('Primer día', '1/6/2027')
      await traveller.chooses('Reservas')
      await traveller.meetsNoBarriers()
      await traveller.presses('Empezar')
      await traveller.seesHeading(/^Día 2 miércoles, 2 de junio/)
      await traveller.sees('Reserva AB12')
      await traveller.doesNotSee('Preguntar por la llave')
    },
  )
})
