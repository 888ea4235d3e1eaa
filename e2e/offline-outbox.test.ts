import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'
import type { Visitor } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

/** Enough time for a long story: it keeps two pages, writes five things, restarts the browser and opens a second tab. */
const LONG_STORY_MS = 120_000

const SAID = 'Llegué de noche y el cielo estaba lleno de estrellas.'

const messagesBetween = async (one: Account, other: Account) => {
  const params = { userId: other.session.user.id }
  const { data } = await one.api('GET /direct-messages/conversation/:userId', { params })
  return data.map(({ content }) => content)
}

const reviewsOf = async ({ api }: Account, id: string) =>
  (await api('GET /places/:id/reviews', { params: { id } })).data

/** Waits until the page is kept; by then the code of the outbox is loaded, too. */
const isReady = (visitor: Visitor, path: string) => visitor.hasKept(path)

describe('what is written without a connection', () => {
  journey(
    'waits, survives a restart, and is sent once, in order',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const place = await placeWithReview(bruno, 'Refugio sin antena')
      const chat = `/chats?con=${bruno.session.user.id}`
      const visitor = await arrive({ as: ana, keeps: true })
      await visitor.opens(chat)
      await visitor.sees('No hay mensajes aún. ¡Inicia la conversación!')
      await isReady(visitor, '/chats')
      await visitor.opens(`/place/${place}`)
      await isReady(visitor, `/place/${place}`)
      // Before the mark is known, a press on it changes nothing.
      for (const name of ['Favorito', 'Me gusta: 0'])
        await visitor.page.getByRole('button', { name, exact: true, disabled: false }).waitFor()

      await visitor.losesTheConnection()
      await visitor.chooses('5 de 5: Excelente')
      await visitor.writes('Tu reseña', SAID)
      await visitor.picksFiles('Elegir archivos', [await sunset()])
      await visitor.page.getByRole('button', { name: 'Quitar atardecer.jpg' }).waitFor()
      await visitor.presses('Publicar reseña')
      await visitor.sees(/^Sin conexión: tu reseña quedó guardada aquí/)
      await visitor.presses('Favorito')
      await visitor.presses('Me gusta: 0')
      await visitor.sees(/3 cambios esperan la conexión para enviarse\./)
      await visitor.meetsNoBarriers()

      await visitor.opens(chat)
      for (const text of ['Primero', 'Segundo']) {
        await visitor.writes('Escribe un mensaje', text)
        await visitor.presses('Enviar mensaje')
        await visitor.sees(text)
      }
      await visitor.sees('Espera la conexión')
      await visitor.sees(/5 cambios esperan/)
      await visitor.reloads()
      await visitor.sees(/5 cambios esperan/)
      expect(await messagesBetween(ana, bruno)).toEqual([])

      // The other tab learns first that the network is back, so both tabs may send.
      const other = await visitor.context.newPage()
      await other.goto('/')
      await visitor.regainsTheConnection()
      await expect.poll(() => messagesBetween(ana, bruno)).toEqual(['Primero', 'Segundo'])
      await visitor.doesNotSee(/cambios? esperan?/)
      const reviews = await reviewsOf(ana, place)
      expect(reviews.map(({ content }) => content)).toEqual([SAID, expect.any(String)])
      expect(reviews[0]?.media).toHaveLength(1)
      expect(reviews[1]).toMatchObject({ reactionType: 'like', likeCount: 1 })
      const { isFavorite } = await ana.api('GET /places/:id/favorite', { params: { id: place } })
      expect(isFavorite).toBe(true)
    },
    LONG_STORY_MS,
  )

  journey(
    'waits as well when the network works and the server is not heard, and a lost answer leads to no second review',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const [place, other] = await Promise.all([
        placeWithReview(bruno, 'Refugio en un túnel'),
        placeWithReview(bruno, 'Refugio tras el túnel'),
      ])
      const visitor = await arrive({ as: ana, keeps: true })
      const publishes = async () => {
        await visitor.chooses('5 de 5: Excelente')
        await visitor.writes('Tu reseña', SAID)
        await visitor.presses('Publicar reseña')
      }
      await visitor.opens(`/place/${place}`)
      await isReady(visitor, `/place/${place}`)
      const away = { status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }
      visitor.tolerates(`503 POST /api/places/${place}/reviews`)
      visitor.expects(`failed POST /api/places/${other}/reviews`)
      const route = `**/api/places/${place}/reviews`
      await visitor.page.route(route, (request) => request.fulfill(away))
      await visitor.picksFiles('Elegir archivos', [await sunset()])
      await visitor.page.getByRole('button', { name: 'Quitar atardecer.jpg' }).waitFor()
      await publishes()
      await visitor.sees(
        'Error al guardar la reseña. No se pierde: tu reseña quedó guardada aquí y se publicará sola cuando el servidor responda.',
      )
      await visitor.sees('El servidor no responde: 1 cambio espera, y se enviará solo.')
      await visitor.meetsNoBarriers()
      expect(await reviewsOf(ana, place)).toHaveLength(1)
      await visitor.page.unroute(route)
      // Sent again at once, instead of after twenty seconds.
      await visitor.losesTheConnection()
      await visitor.regainsTheConnection()
      await expect.poll(() => reviewsOf(ana, place)).toHaveLength(2)
      expect((await reviewsOf(ana, place))[0]?.media).toHaveLength(1)
      await visitor.doesNotSee(/cambios? espera/)
      await visitor.doesNotSee(/se publicará sola/)

      await visitor.opens(`/place/${other}`)
      await visitor.page.route(
        `**/api/places/${other}/reviews`,
        async (request) => {
          await request.fetch()
          await request.abort('connectionreset')
        },
        { times: 1 },
      )
      await publishes()
      await visitor.sees(/^No se pudo conectar con el servidor\..+ No se pierde: tu reseña quedó guardada/)
      await visitor.doesNotSee(/cambios?…|cambios? espera/)
      await expect.poll(() => reviewsOf(ana, other)).toHaveLength(2)
    },
    LONG_STORY_MS,
  )

  journey('is shown with the reason when the server does not take it', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const visitor = await arrive({ as: ana, keeps: true })
    await visitor.opens(`/chats?con=${bruno.session.user.id}`)
    await visitor.sees('No hay mensajes aún. ¡Inicia la conversación!')
    await isReady(visitor, '/chats')
    await visitor.losesTheConnection()
    await visitor.writes('Escribe un mensaje', 'Esto nunca llegará')
    await visitor.presses('Enviar mensaje')
    await visitor.sees('Espera la conexión')
    await bruno.api('DELETE /users/me', { body: { password: bruno.password } })
    visitor.expects('404 POST /api/direct-messages')
    visitor.tolerates(`404 GET /api/direct-messages/conversation/${bruno.session.user.id}`)
    await visitor.regainsTheConnection()
    await visitor.page.getByRole('dialog').press('Escape')
    await visitor.sees('1 cambio no se pudo enviar.')
    await visitor.presses('Ver')
    await visitor.sees('Esto nunca llegará')
    await visitor.sees(/^No se pudo enviar: .+ Puedes intentarlo otra vez, o copiar el texto/)
    await visitor.meetsNoBarriers()
    await visitor.presses('Descartar')
    await visitor.doesNotSee('1 cambio no se pudo enviar.')
  })

  journey('belongs to who wrote it, and waits until they are back', async ({ arrive, register }) => {
    const [ana, bruno, carla] = await Promise.all([register(), register(), register()])
    const chat = `/chats?con=${bruno.session.user.id}`
    const visitor = await arrive({ as: ana, keeps: true })
    await visitor.opens('/')
    await visitor.hasKept('/')
    await visitor.opens(chat)
    await visitor.sees('No hay mensajes aún. ¡Inicia la conversación!')
    await isReady(visitor, '/chats')
    await visitor.losesTheConnection()
    await visitor.writes('Escribe un mensaje', 'De Ana, y de nadie más')
    await visitor.presses('Enviar mensaje')
    await visitor.sees('Espera la conexión')
    await visitor.opens('/')

    const sitsDown = ({ session }: Account) =>
      visitor.page.evaluate((next) => {
        localStorage.removeItem('accessToken')
        localStorage.setItem('user', JSON.stringify(next.user))
        localStorage.setItem('refreshToken', next.refreshToken)
        localStorage.setItem('accessToken', next.accessToken)
      }, session)
    await sitsDown(carla)
    await visitor.regainsTheConnection()
    await visitor.opens('/explorar')
    await visitor.hasKept('/explorar')
    // Nothing of Ana's may be left on the device, and nothing of hers may have been sent.
    const keptFor = async () => [
      ...new Set((await visitor.keptIn('answers')).map((kept) => (kept as { userId: string }).userId)),
    ]
    await expect.poll(keptFor).toEqual([carla.session.user.id])
    expect(await visitor.page.evaluate(async () => !(await caches.match('/chats')))).toBe(true)
    expect(await messagesBetween(bruno, ana)).toEqual([])
    expect(await messagesBetween(bruno, carla)).toEqual([])

    await sitsDown(ana)
    await visitor.opens('/explorar')
    await expect.poll(() => messagesBetween(bruno, ana)).toEqual(['De Ana, y de nadie más'])
  })
})
