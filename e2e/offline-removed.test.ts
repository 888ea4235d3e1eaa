import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** Enough time for a long story: it writes ten things, and publishes a review with two photos. */
const LONG_STORY_MS = 120_000
const THINGS = Array.from({ length: 6 }, (_, index) => `Cosa ${index + 1}`)
const SAID = 'Llegué de noche y el cielo estaba lleno de estrellas.'

/** Lets somebody edit a trip, and returns how to take that back. */
type Share = (owner: Account, tripId: string, userId: string) => Promise<() => Promise<unknown>>

const shareSingly: Share = async ({ api }, id, userId) => {
  const params = { id, userId }
  await api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'edit' } })
  return () => api('DELETE /itineraries/:id/people/:userId', { params })
}

/** The trip stays shared with the group: only its member is removed. */
const shareByGroup: Share = async ({ api }, id, userId) => {
  const { data: group } = await api('POST /groups', { body: { name: `Costeros ${crypto.randomUUID()}` } })
  await api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds: [userId] } })
  await api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [group.id] } })
  return () => api('DELETE /groups/:id/members/:userId', { params: { id: group.id, userId } })
}

describe.each([
  { how: 'with a person', share: shareSingly },
  { how: 'with the group of a removed member', share: shareByGroup },
])('what a companion writes without a connection, on a trip shared $how', ({ share }) => {
  journey(
    'is told to be refused once the trip is no longer theirs to edit, can be copied, and keeps back nothing else',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const place = await placeWithReview(ana, 'Faro')
      const items = [{ placeId: place, date: '2027-01-10' }]
      const name = `Costa ${Math.random().toString(36).slice(2)}`
      const { data: made } = await ana.api('POST /itineraries', { body: { name, items } })
      const takeBack = await share(ana, made.id, bruno.session.user.id)
      const [trip, review] = [`/itinerary/${made.id}`, `/place/${place}`]
      const companion = await arrive({ as: bruno, keeps: true, width: 360 })
      for (const path of [review, trip]) {
        await companion.opens(path)
        await companion.hasKept(path)
      }
      await companion.losesTheConnection()
      for (const thing of THINGS) {
        await companion.writes('Algo más', thing)
        await companion.presses('Anotar')
      }
      await companion.presses(/^Detalles de Faro/)
      await companion.picksFiles('Agregar PDF o imagen', [await sunset('reserva.jpg')])
      await companion.sees('reserva.jpg: espera la conexión')
      await companion.opens(review)
      await companion.chooses('5 de 5: Excelente')
      await companion.writes('Tu reseña', SAID)
      await companion.picksFiles('Elegir archivos', [await sunset('a.jpg'), await sunset('b.jpg')])
      await companion.page.getByRole('button', { name: 'Quitar b.jpg' }).waitFor()
      await companion.presses('Publicar reseña')
      await companion.sees(/8 cambios esperan la conexión para enviarse\./)
      await takeBack()

      const sent: string[] = []
      companion.page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
      companion.expects(`404 POST /api${trip.replace('itinerary', 'itineraries')}/operations`)
      companion.expects(`404 POST /api/itineraries/${made.id}/stops/${made.items[0]?.id}/files`)
      await companion.regainsTheConnection()
      await companion.sees('7 cambios no se pudieron enviar.')
      expect(sent.filter((one) => /^POST .*\/operations$/.test(one))).toHaveLength(1)
      const published = async () => {
        const { data } = await ana.api('GET /places/:id/reviews', { params: { id: place } })
        return data.find(({ content }) => content === SAID)?.media.length
      }
      await expect.poll(published).toBe(2)

      await companion.presses('Ver')
      const refused = companion.page.getByRole('dialog', { name: 'Lo que falta enviar' })
      const dialog = companion.inside(refused)
      await dialog.sees(/^No se pudieron enviar: Este itinerario ya no existe, o ya no se comparte contigo\./)
      await dialog.presses('Ver los 6 cambios')
      for (const thing of THINGS) await dialog.sees(`Anotar en la lista: ${thing}`)
      await companion.meetsNoBarriers()
      const saving = companion.page.waitForEvent('download')
      await dialog.presses('Guardar 1 archivo')
      expect((await saving).suggestedFilename()).toBe('reserva.jpg')

      await dialog.presses('Descartar los 6')
      await companion.sees(/6 cambios\. Lo que no hayas copiado o guardado se pierde\.$/)
      await companion.inside(companion.page.getByRole('alertdialog')).presses('Descartar')
      await companion.sees('1 cambio no se pudo enviar.')
      // The focus is on what is left, and not lost.
      expect(await refused.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    },
    LONG_STORY_MS,
  )
})
