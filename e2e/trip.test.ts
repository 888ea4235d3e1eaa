import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

const addPlace = async (account: Account, kind: string) =>
  account.api('POST /places', {
    body: {
      name: anyName(kind),
      address: 'Camino del Alto 100',
      latitude: Math.random() * 100 - 50,
      longitude: Math.random() * 300 - 150,
    },
  })

const plan = async (account: Account) => {
  const places = await Promise.all(['Faro', 'Museo'].map((kind) => addPlace(account, kind)))
  const items = places.map(({ id }) => ({ placeId: id, date: '2027-01-10' }))
  const { data } = await account.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  return data.id
}

const shareWith = async (owner: Account, id: string, other: Account) => {
  const { data } = await owner.api('POST /groups', { body: { name: anyName('Grupo') } })
  const params = { id: data.id }
  const found = await owner.api('GET /users/search', { query: { email: other.email } })
  const userIds = found.data.map((user) => user.id)
  await owner.api('POST /groups/:id/members', { params, body: { userIds } })
  await owner.api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [data.id] } })
}

describe('a trip', () => {
  journey(
    'holds what is written down of it, and companions see it as it happens',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const id = await plan(ana)
      await shareWith(ana, id, bruno)
      const idea = await addPlace(ana, 'Mercado')
      const traveller = await arrive({ as: ana, width: 360 })
      const companion = await arrive({ as: bruno })
      for (const one of [traveller, companion]) await one.opens(`/itinerary/${id}`)

      await traveller.presses(/^Detalles de Faro/)
      await traveller.writes('Hora de inicio', '9:30')
      await traveller.writes('Duración (min)', '90')
      await traveller.writes('Nota', 'Llevar **agua**\n- botas\n- sombrero')
      await traveller.writes('Costo', '12,5')
      await traveller.writes('Enlace de la reserva', 'reserva')
      await traveller.presses('Hecho')
      await traveller.sees('El enlace debe empezar con https://.')
      await traveller.meetsNoBarriers()
      await companion.sees('09:30–11:00')
      await companion.sees(/12,50\s€/)
      await companion.page.locator('strong', { hasText: 'agua' }).waitFor()
      await companion.page
        .getByRole('listitem')
        .filter({ hasText: /^botas$/ })
        .waitFor()

      await companion.presses('Título y nota del día')
      await companion.writes('Título del día', 'Hacia el mar')
      await companion.presses('Listo')
      await companion.meetsNoBarriers()
      await traveller.sees('Hacia el mar')

      await traveller.finds('Lugar', idea.name, idea.name)
      await traveller.page.getByRole('region', { name: 'Ideas sin fecha' }).getByRole('article').waitFor()
      await traveller.writes('Algo más', 'Pasaporte')
      await traveller.presses('Anotar')
      await companion.page.getByRole('checkbox', { name: 'Pasaporte' }).check()
      await traveller.page
        .locator('input:checked')
        .and(traveller.page.getByRole('checkbox', { name: 'Pasaporte' }))
        .waitFor()
      await companion.writes(`Fecha de ${idea.name}`, '11/1/2027')
      await companion.page.keyboard.press('Enter')
      await traveller.seesHeading(/^Día 2 lunes, 11 de enero/)

      await traveller.presses('Historial')
      await traveller.sees(`Puso «${idea.name}» el lun, 11 ene`)
      await traveller.meetsNoBarriers()
      await traveller.presses(/^Deshacer.*Puso «Mercado/)
      await companion.page.getByRole('region', { name: 'Ideas sin fecha' }).getByRole('article').waitFor()
      const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
      expect(data.ideas.map(({ place }) => place.id)).toEqual([idea.id])
    },
  )

  journey(
    'keeps what is written without a connection, over a reload, and sends it later',
    async ({ arrive, register }) => {
      const ana = await register()
      const id = await plan(ana)
      const traveller = await arrive({ as: ana })
      await traveller.opens(`/itinerary/${id}`)
      await traveller.page.getByLabel('Algo más').waitFor()
      await traveller.losesTheConnection()
      await traveller.writes('Algo más', 'Linterna')
      await traveller.presses('Anotar')
      await traveller.sees('Sin conexión: 1 cambio se guarda en este dispositivo hasta que vuelva.')
      await traveller.page.getByRole('checkbox', { name: 'Linterna' }).waitFor()
      await traveller.regainsTheConnection()
      await traveller.reloads()
      await traveller.page.getByRole('checkbox', { name: 'Linterna' }).waitFor()
      const listed = async () =>
        (await ana.api('GET /itineraries/:id', { params: { id } })).data.checklist.map(({ text }) => text)
      await expect.poll(listed).toEqual(['Linterna'])
    },
  )
})
