import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const planOf = async (account: Account) => {
  const items = [{ placeId: await placeWithReview(account, 'Faro'), date: '2027-01-10' }]
  const { data } = await account.api('POST /itineraries', { body: { name: 'Costa', items } })
  const commentsOf = async () => {
    const { data: comments } = await account.api('GET /itineraries/:id/comments', { params: { id: data.id } })
    return comments.map(({ content }) => content)
  }
  return { id: data.id, commentsOf }
}

describe('comments on a stop', () => {
  journey(
    'leave what is typed while one is on its way, also where they are closed',
    async ({ arrive, register }) => {
      const ana = await register()
      const { id, commentsOf } = await planOf(ana)
      const traveller = await arrive({ as: ana })
      await traveller.opens(`/itinerary/${id}`)
      const field = traveller.page.getByLabel(/^Comentario sobre Faro/)
      const slow = Promise.withResolvers<void>()
      await traveller.page.route('**/comments', async (route) => {
        if (route.request().method() === 'POST') await slow.promise
        await route.continue()
      })
      await traveller.presses(/^Comentar sobre Faro/)
      await traveller.writes(/^Comentario sobre Faro/, 'Abre a las diez.')
      await traveller.presses('Comentar')
      await traveller.writes(/^Comentario sobre Faro/, 'Y los lunes no.')
      slow.resolve()
      await expect.poll(commentsOf).toEqual(['Abre a las diez.'])
      await traveller.sees('Abre a las diez.')
      expect(await field.inputValue()).toBe('Y los lunes no.')

      const slower = Promise.withResolvers<void>()
      await traveller.page.unroute('**/comments')
      await traveller.page.route('**/comments', async (route) => {
        if (route.request().method() === 'POST') await slower.promise
        await route.continue()
      })
      await traveller.presses('Comentar')
      await traveller.presses(/^1 comentario sobre Faro/)
      await traveller.presses(/^1 comentario sobre Faro/)
      slower.resolve()
      await expect.poll(commentsOf).toEqual(['Abre a las diez.', 'Y los lunes no.'])
      await expect.poll(() => field.inputValue()).toBe('')
    },
  )

  journey('arrive once when the page went before the answer came', async ({ arrive, register }) => {
    const ana = await register()
    const { id, commentsOf } = await planOf(ana)
    const traveller = await arrive({ as: ana })
    await traveller.opens(`/itinerary/${id}`)
    await traveller.presses(/^Comentar sobre Faro/)
    let isLost = true
    await traveller.page.route('**/comments', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue()
      // The server has it, and the page never hears of that.
      await route.fetch()
    })
    await traveller.writes(/^Comentario sobre Faro/, 'Abre a las diez.')
    await traveller.presses('Comentar')
    await expect.poll(commentsOf).toEqual(['Abre a las diez.'])
    await traveller.reloads()
    isLost = false
    await traveller.presses(/^1 comentario sobre Faro/)
    const field = traveller.page.getByLabel(/^Comentario sobre Faro/)
    await expect.poll(() => field.inputValue()).toBe('Abre a las diez.')
    await traveller.presses('Comentar')
    await expect.poll(() => field.inputValue()).toBe('')
    expect(await commentsOf()).toEqual(['Abre a las diez.'])
  })
})

journey('a file of a stop is asked about before it goes for everybody', async ({ arrive, register }) => {
  const ana = await register()
  const { id } = await planOf(ana)
  const filesOf = async () => (await ana.api('GET /itineraries/:id/files', { params: { id } })).data
  const traveller = await arrive({ as: ana, width: 360 })
  await traveller.opens(`/itinerary/${id}`)
  await traveller.presses(/^Detalles de Faro/)
  await traveller.picksFiles('Agregar PDF o imagen', [await sunset('billete.jpg')])
  await traveller.presses('Quitar billete.jpg')
  await traveller.sees('«billete.jpg» se borra para todas las personas del viaje. No se puede deshacer.')
  await traveller.meetsNoBarriers()
  await traveller.presses('Cancelar')
  await traveller.sees('billete.jpg')
  const [file] = await filesOf()
  await traveller.presses('Quitar billete.jpg')
  // Somebody else was quicker, which is no failure: the file is gone.
  traveller.tolerates(`404 DELETE /api/itineraries/${id}/files/${file?.id}`)
  await traveller.page.route('**/files/*', async (route) => {
    await ana.api('DELETE /itineraries/:id/files/:fileId', { params: { id, fileId: file?.id ?? '' } })
    await route.continue()
  })
  await traveller.presses('Quitar')
  await traveller.doesNotSee('billete.jpg')
  await traveller.doesNotSee('Ese archivo ya no está.')
  expect(await filesOf()).toEqual([])
})

journey('whoever signs out on a trip is gone for the others at once', async ({ arrive, register }) => {
  const [ana, bruno] = await Promise.all([register(), register()])
  const { id } = await planOf(ana)
  const { data: group } = await ana.api('POST /groups', { body: { name: 'Costa' } })
  const userIds = [bruno.session.user.id]
  await ana.api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds } })
  await ana.api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [group.id] } })
  const traveller = await arrive({ as: ana })
  await traveller.opens(`/itinerary/${id}`)
  const companion = await arrive({ as: bruno })
  await companion.opens(`/itinerary/${id}`)
  await traveller.sees(`También lo mira ${bruno.email}`)
  // On its way until the companion has left: the session must not have ended at the server when it arrives.
  const left = Promise.withResolvers<void>()
  const authors: (string | undefined)[] = []
  await companion.page.route('**/presence/*', async (route) => {
    const request = route.request()
    if (request.method() === 'DELETE') {
      authors.push(request.headers().authorization)
      await left.promise
    }
    await route.continue()
  })
  const ended = companion.page.waitForResponse('**/api/auth/logout')
  await companion.presses('Menú de perfil')
  await companion.presses('Cerrar sesión')
  await companion.sees('Sesión cerrada exitosamente.')
  await companion.arrivesAt('/')
  await expect.poll(() => authors).toEqual([expect.stringMatching(/^Bearer [\w-]+\./)])
  left.resolve()
  expect((await ended).status()).toBe(200)
  await traveller.doesNotSee(`También lo mira ${bruno.email}`)
  await expect
    .poll(async () => (await ana.api('GET /itineraries/:id/presence', { params: { id } })).data)
    .toEqual([])
})
