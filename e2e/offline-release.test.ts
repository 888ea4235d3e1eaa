import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sunset } from '../tools/pictures.ts'
import { placeWithReview } from './community.ts'
import { behindRelease } from './release.ts'

const ASSETS = join(import.meta.dirname, '../web/build/client/assets')
/** The title of a dialog that is loaded when it is opened. */
const DIALOG = 'Historial de la descripción'

/** The name of the one script of the build that contains this text; scripts are named by their hash alone. */
const scriptWith = (text: string): string => {
  const found = globSync('*.js', { cwd: ASSETS }).filter((file) =>
    readFileSync(join(ASSETS, file), 'utf8').includes(text),
  )
  expect(found).toHaveLength(1)
  return basename(found[0] ?? '')
}

/** How long one visit has for moving what is kept to the running release, in ms, and how many visits there are. */
const TIDIED_WITHIN_MS = 10_000
const VISITS = 3

/**
 * Tells whether a worker still waits, after ending the one that runs: Chromium does that by itself once it had nothing to do for half
 * a minute, but not while it is inspected, as it is here.
 */
const waits = (page: Page) => async () => {
  const session = await page.context().newCDPSession(page)
  const running: string[] = []
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { status, versionId } of versions) if (status === 'activated') running.push(versionId)
  })
  await session.send('ServiceWorker.enable')
  for (const versionId of running) await session.send('ServiceWorker.stopWorker', { versionId })
  await session.detach()
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
}

describe('a release while pages are open and one is away', () => {
  const release = behindRelease(() => scriptWith(DIALOG))

  release.journey(
    'is offered, takes nothing away from who writes, and leaves what is kept whole',
    async ({ arrive, register }) => {
      const [door, removed] = [release.door(), release.removed()]
      door.takeBack()
      const account = await register()
      // Another name each time: a page names the places near it, which earlier tries may have left.
      const name = `Balcón de dos versiones ${crypto.randomUUID().slice(0, 8)}`
      const place = `/place/${await placeWithReview(account, name)}`
      const visitor = await arrive({ as: account, keeps: true })
      await visitor.opens('/')
      await visitor.hasKept('/')
      await visitor.opens(place)
      await visitor.hasKept(place)
      const writing = await visitor.context.newPage()
      await writing.goto(place)
      await writing.getByLabel('Tu reseña', { exact: true }).fill('Una tarde entera mirando el valle.')

      await visitor.losesTheConnection()
      door.release()
      await visitor.reloads()
      await visitor.sees(/^Sin conexión: ves lo guardado/)
      await visitor.regainsTheConnection()

      // The server sends pages of the new release from now on, so this tab needs no offer; its worker takes over unseen.
      await visitor.reloads()
      const version = (page: Page) =>
        page.evaluate(() => Reflect.get(window, '__reactRouterManifest')?.version).catch(() => null)
      expect(await version(visitor.page)).toBe(door.next)
      // The other tab goes on with its old code, which the server no longer has, until its user wants the new.
      const offer = writing.getByRole('button', { name: 'Actualizar' })
      await offer.waitFor()
      await writing.getByRole('button', { name: 'Historial' }).click()
      await writing.getByRole('dialog').getByText('Un mirador sobre el valle').waitFor()
      await writing.keyboard.press('Escape')
      await expect.poll(waits(visitor.page)).toBe(false)
      expect(await visitor.page.getByRole('button', { name: 'Actualizar' }).count()).toBe(0)
      const review = writing.getByLabel('Tu reseña', { exact: true })
      expect(await review.inputValue()).toBe('Una tarde entera mirando el valle.')
      expect(await version(writing)).not.toBe(door.next)

      // Once no tab uses the previous release, its files are deleted and the kept pages are those of the new one.
      const left = () =>
        visitor.page.evaluate(async (name) => {
          const pages = await caches.open('andariego-pages')
          const kept = await Promise.all((await pages.keys()).map((request) => pages.match(request)))
          const files = (await (await caches.open('andariego-assets')).keys()).map(({ url }) => url)
          return {
            old: files.filter((url) => url.endsWith(`/${name}`)).length,
            releases: [...new Set(kept.map((page) => page?.headers.get('x-of-release')))],
          }
        }, removed)
      // A page that could not be loaded for that stays as it is until the next visit of any page.
      const leaves = async (path: string, old: number) => {
        for (let visit = 1; ; visit++) {
          await visitor.opens(path)
          await visitor.hasKept(path)
          try {
            await expect.poll(left, { timeout: TIDIED_WITHIN_MS }).toEqual({ old, releases: [door.next] })
            return
          } catch (error) {
            if (visit === VISITS) throw error
          }
        }
      }
      await leaves('/search', 1)
      await offer.click()
      await expect.poll(() => version(writing)).toBe(door.next)
      await expect.poll(() => review.inputValue().catch(() => '')).toBe('Una tarde entera mirando el valle.')
      await writing.close()
      await leaves('/explorar', 0)
      await visitor.losesTheConnection()
      await visitor.opens(place)
      await visitor.seesHeading(name)
    },
  )

  release.journey(
    'loses nothing of what was written before it without a connection, and sends it once',
    async ({ arrive, register }) => {
      const door = release.door()
      door.takeBack()
      const [ana, bruno] = await Promise.all([register(), register()])
      const place = await placeWithReview(
        bruno,
        `Refugio de dos versiones ${crypto.randomUUID().slice(0, 8)}`,
      )
      const items = [{ placeId: place, date: '2027-01-10' }]
      const { data } = await ana.api('POST /itineraries', { body: { name: 'Por la puna', items } })
      const [trip, chat] = [`/itinerary/${data.id}`, `/chats?con=${bruno.session.user.id}`]
      const visitor = await arrive({ as: ana, keeps: true })
      await visitor.opens(chat)
      await visitor.sees('No hay mensajes aún. ¡Inicia la conversación!')
      await visitor.hasKept('/chats')
      await visitor.opens(trip)
      await visitor.hasKept(trip)
      const answers = async () =>
        ((await visitor.keptIn('answers')) as { path: string }[]).map(({ path }) => path)
      await expect.poll(answers).toContain(`/itineraries/${data.id}`)
      await visitor.opens(`/place/${place}`)
      await visitor.hasKept(`/place/${place}`)
      for (const name of ['Favorito', 'Me gusta: 0'])
        await visitor.page.getByRole('button', { name, exact: true, disabled: false }).waitFor()

      await visitor.losesTheConnection()
      await visitor.chooses('5 de 5: Excelente')
      await visitor.writes('Tu reseña', 'Llegué de noche y el cielo estaba lleno de estrellas.')
      await visitor.picksFiles('Elegir archivos', [await sunset()])
      await visitor.page.getByRole('button', { name: 'Quitar atardecer.jpg' }).waitFor()
      await visitor.presses('Publicar reseña')
      await visitor.sees(/^Sin conexión: tu reseña quedó guardada aquí/)
      await visitor.presses('Favorito')
      await visitor.presses('Me gusta: 0')
      await visitor.sees(/3 cambios esperan la conexión/)
      await visitor.opens(chat)
      // Chromium forgets the emulated connection in a new page: only the older entries say that there is none.
      await visitor.sees(/3 cambios esperan la conexión/)
      await visitor.writes('Escribe un mensaje', 'Ya casi llego')
      await visitor.presses('Enviar mensaje')
      await visitor.sees('Espera la conexión')
      await visitor.opens(trip)
      await visitor.sees(/4 cambios esperan la conexión/)
      for (const thing of ['Botas', 'Linterna']) {
        await visitor.writes('Algo más', thing)
        await visitor.presses('Anotar')
        await visitor.sees(thing)
      }
      await visitor.sees(/6 cambios esperan la conexión/)

      door.release()
      await visitor.regainsTheConnection()
      // At once, whatever of it has been sent by then.
      await visitor.reloads()
      const messages = async () => {
        const params = { userId: bruno.session.user.id }
        const answer = await ana.api('GET /direct-messages/conversation/:userId', { params })
        return answer.data.map(({ content }) => content)
      }
      await expect.poll(() => visitor.keptIn('outbox').catch(() => null)).toEqual([])
      expect(await messages()).toEqual(['Ya casi llego'])
      const reviews = await ana.api('GET /places/:id/reviews', { params: { id: place } })
      expect(reviews.data.map(({ media, reactionType }) => [media.length, reactionType])).toEqual([
        [1, null],
        [expect.any(Number), 'like'],
      ])
      expect(await ana.api('GET /places/:id/favorite', { params: { id: place } })).toMatchObject({
        isFavorite: true,
      })
      const plan = await ana.api('GET /itineraries/:id', { params: { id: data.id } })
      expect(plan.data.checklist.map(({ text }) => text)).toEqual(['Botas', 'Linterna'])
      await visitor.sees('Linterna')
      await visitor.doesNotSee(/cambios? esperan? la conexión/)
    },
    120_000,
  )
})
