import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { journey } from './journey.ts'

const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2)}`

const plan = async (account: Account) => {
  const place = await account.api('POST /places', {
    body: { name: anyName('Faro'), address: 'Camino del Alto 100', latitude: 10, longitude: -60 },
  })
  const name = anyName('Costa')
  const items = [{ placeId: place.id, date: '2027-01-10' }]
  const { data } = await account.api('POST /itineraries', { body: { name, items } })
  const note = { kind: 'set-stop', stopId: data.items[0]?.id ?? '', fields: { note: 'Muy secreto' } } as const
  await account.api('POST /itineraries/:id/operations', {
    params: { id: data.id },
    body: { operations: [{ id: crypto.randomUUID(), operation: note }] },
  })
  return { id: data.id, name, place }
}

describe('a trip', () => {
  journey(
    'is shown by a link to who has no account, until the link is taken back',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, name, place } = await plan(ana)
      const owner = await arrive({ as: ana, width: 360 })
      await owner.opens(`/itinerary/${id}`)
      await owner.presses('Compartir')
      await owner.writes('Último día (opcional)', '1/1/2020')
      await owner.sees('El último día ya pasó.')
      await owner.meetsNoBarriers()
      await owner.writes('Último día (opcional)', '')
      await owner.page.getByRole('button', { name: 'Crear enlace' }).dblclick()
      await owner.sees('Cópialo ahora: por seguridad no se vuelve a mostrar.')
      await owner.meetsNoBarriers()
      const url = (await owner.page.locator('code').textContent()) ?? ''
      const path = new URL(url).pathname

      const stranger = await arrive()
      await stranger.opens(path)
      await stranger.seesHeading(name)
      await stranger.seesHeading(/^Día 1/)
      await stranger.sees('enero de 2027')
      // When the owner hides the dates, no date appears anywhere, not even beside the map.
      expect(await stranger.page.getByText(/\b(lun|mar|mié|jue|vie|sáb|dom), \d/).count()).toBe(0)
      expect(await stranger.page.getByText('Muy secreto').count()).toBe(0)
      const content = (selector: string) => stranger.page.locator(selector).getAttribute('content')
      expect(await content('meta[name="robots"]')).toBe('noindex, nofollow')
      expect(await content('meta[property="og:image"]')).toMatch(
        new RegExp(`/api/places/${place.id}/poster.png$`),
      )
      await stranger.meetsNoBarriers()

      await owner.presses(/^Retirar: Página pública/)
      await owner.sees('El enlace ya no abre nada.')
      const links = owner.page.getByRole('button', { name: /^Retirar: Página pública/ })
      await expect.poll(() => links.count(), { message: 'a double click made one link' }).toBe(0)
      // An address that opens nothing is offered to nobody.
      await expect.poll(() => owner.page.locator('code').count()).toBe(0)
      stranger.expects(`404 GET ${path}`)
      await stranger.opens(path)
      await stranger.seesHeading('Este enlace ya no existe.')
      await stranger.sees('Quizá venció, o quien lo compartió lo retiró.')
    },
  )

  journey(
    'is opened to a person by address, and to whoever accepts an invitation',
    async ({ arrive, register }) => {
      const [ana, bruno, carla, dora] = await Promise.all([register(), register(), register(), register()])
      const { id, name } = await plan(ana)
      const { data: group } = await ana.api('POST /groups', { body: { name: 'Los del puerto' } })
      await ana.api('POST /groups/:id/members', {
        params: { id: group.id },
        body: { userIds: [dora.session.user.id] },
      })
      await ana.api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [group.id] } })
      const params = { id, userId: dora.session.user.id }
      await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
      const owner = await arrive({ as: ana })
      await owner.opens(`/itinerary/${id}`)
      await owner.presses('Compartir')
      await owner.writes('Correo o nombre del viajero', bruno.email)
      await owner.presses('Invitar')
      await owner.page.getByRole('button', { name: `Quitar a ${bruno.email}` }).waitFor()
      await owner.presses(`Quitar a ${dora.email}`)
      await owner.sees(
        `${dora.email} sigue viendo el viaje, porque lo compartes con el grupo «${group.name}».`,
      )
      await owner.page.getByLabel('Enlace nuevo').selectOption('invitation')
      await owner.presses('Crear enlace')
      const url = (await owner.page.locator('code').textContent()) ?? ''
      await owner.meetsNoBarriers()

      const editor = await arrive({ as: bruno })
      await editor.opens(`/itinerary/${id}`)
      await editor.seesHeading(name)
      await editor.page.getByRole('link', { name: 'Editar' }).waitFor()
      const reader = await arrive({ as: carla, width: 360 })
      await reader.opens(new URL(url).pathname)
      await reader.meetsNoBarriers()
      await reader.presses('Unirme al viaje')
      await reader.arrivesAt(`/itinerary/${id}`)
      await reader.seesHeading(name)
      await reader.sees('Muy secreto')
      expect(await reader.page.getByRole('link', { name: 'Editar' }).count()).toBe(0)
      expect(await reader.page.getByRole('button', { name: /^Detalles/ }).count()).toBe(0)
      // An address that an editor sent leads to no form whose every change would be refused.
      await reader.opens(`/itinerary/${id}/edit`)
      await reader.sees('Puedes mirar este itinerario, pero no cambiarlo.')
      expect(await reader.page.getByRole('button', { name: 'Guardar Cambios' }).count()).toBe(0)
      await reader.meetsNoBarriers()
      await reader.follows('Ver el itinerario')
      await reader.arrivesAt(`/itinerary/${id}`)
    },
  )
})
