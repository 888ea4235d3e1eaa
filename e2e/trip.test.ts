import { randomUUID } from 'node:crypto'
import type { ElementHandle, Locator } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { sunset } from '../tools/pictures.ts'
import { journey } from './journey.ts'

/** Enough time for a long story: it restarts the browser twice, the second time on another page. */
const LONG_STORY_MS = 120_000

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

/** Presses one handle, carries what it holds to where another one is, and lets go. */
const carriesOnto = async (handle: Locator, other: Locator) => {
  await other.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await other.boundingBox()]
  if (!from || !to) throw new Error('A handle is not in sight.')
  const { mouse } = handle.page()
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await handle.page().getByRole('status').filter({ hasText: 'está en: Día 1' }).waitFor()
  await mouse.up()
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
      // So high that days and ideas are in sight together.
      const companion = await arrive({ as: bruno, height: 1600 })
      for (const one of [traveller, companion]) await one.opens(`/itinerary/${id}`)

      await traveller.sees(`También lo mira ${bruno.email}`)
      await traveller.presses(/^Detalles de Faro/)
      await companion.sees(`${ana.email} está aquí`)
      await companion.presses(/^Comentar sobre Faro/)
      await companion.writes(/^Comentario sobre Faro/, 'Desde arriba se ve la isla.')
      await companion.presses('Comentar')
      await traveller.presses(/^1 comentario sobre Faro/)
      await traveller.sees('Desde arriba se ve la isla.')
      await companion.meetsNoBarriers()

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

      // From here on, a page that has loaded the trip fetches only the new operations, and not the whole trip again.
      const asked: string[] = []
      traveller.page.on('request', (request) => asked.push(request.url()))
      await traveller.finds('Lugar', idea.name, idea.name)
      await traveller.page.getByRole('region', { name: 'Ideas sin fecha' }).getByRole('article').waitFor()
      await traveller.writes('Algo más', 'Pasaporte')
      await traveller.presses('Anotar')
      await companion.page.getByRole('checkbox', { name: 'Pasaporte' }).check()
      await traveller.page
        .locator('input:checked')
        .and(traveller.page.getByRole('checkbox', { name: 'Pasaporte' }))
        .waitFor()
      const askedForPoints = () => asked.filter((url) => url.endsWith('/stats')).length
      expect(askedForPoints()).toBe(0)
      // The third place with a date is the one that earns points.
      await companion.writes(`Fecha de ${idea.name}`, '11/1/2027')
      await companion.page.keyboard.press('Enter')
      await traveller.seesHeading(/^Día 2 lunes, 11 de enero/)
      await expect.poll(askedForPoints).toBeGreaterThan(0)
      expect(asked.filter((url) => /\/operations\?after=\d+$/.test(url)).length).toBeGreaterThan(0)
      expect(asked.filter((url) => url.endsWith(`/api/itineraries/${id}`))).toEqual([])

      await traveller.presses('Más acciones')
      await traveller.presses('Historial')
      await traveller.sees(`Puso «${idea.name}» el lun, 11 ene`)
      await traveller.meetsNoBarriers()
      await traveller.presses(/^Deshacer.*Puso «Mercado/)
      await companion.page.getByRole('region', { name: 'Ideas sin fecha' }).getByRole('article').waitFor()
      const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
      expect(data.ideas.map(({ place }) => place.id)).toEqual([idea.id])

      await companion.sees(/^También lo mira/)
      await traveller.opens(`/itinerary/${id}`)
      const handle = ({ page }: typeof companion, name: RegExp) => page.getByRole('button', { name })
      await carriesOnto(handle(companion, /^Mover Mercado/), handle(companion, /^Mover Faro/))
      await traveller.sees('3 paradas')
      await handle(traveller, /^Mover Mercado/).focus()
      await traveller.page.keyboard.press('Space')
      await traveller.sees('Día 1, parada 2 de 3')
      // Where the page has to scroll first, a line takes more than one press.
      const isOverIdeas = async () => {
        await traveller.page.keyboard.press('Shift+ArrowDown')
        return traveller.page.getByText('Sin fecha, idea 1 de 1').first().isVisible()
      }
      await expect.poll(isOverIdeas, { timeout: 15_000, interval: 300 }).toBe(true)
      await traveller.page.keyboard.press('Space')
      await companion.sees('2 paradas')
      await companion.page.getByRole('region', { name: 'Ideas sin fecha' }).getByRole('article').waitFor()

      await traveller.presses('Copiar día')
      await traveller.meetsNoBarriers()
      await traveller.presses('Copiar')
      await traveller.seesHeading('Hacia el mar')
      await traveller.sees('09:30–11:00')
      await companion.doesNotSee(/^También lo mira/)
    },
  )

  journey(
    'keeps what is written without a connection, over restarts, and sends it in order from any page',
    async ({ arrive, register }) => {
      const ana = await register()
      const id = await plan(ana)
      const trip = `/itinerary/${id}`
      const traveller = await arrive({ as: ana, keeps: true, width: 360 })
      await traveller.opens(trip)
      await traveller.hasKept(trip)
      await traveller.losesTheConnection()
      await traveller.writes('Algo más', 'Linterna')
      await traveller.presses('Anotar')
      await traveller.presses(/^Detalles de Faro/)
      await traveller.writes('Nota', 'Preguntar por la llave')
      await traveller.presses('Hecho')
      await traveller.sees(/3 cambios esperan la conexión para enviarse\./)
      await traveller.reloads()
      await traveller.page.getByRole('checkbox', { name: 'Linterna' }).waitFor()
      await traveller.sees('Preguntar por la llave')
      await traveller.page.getByRole('checkbox', { name: 'Linterna' }).check()
      await traveller.sees(/4 cambios esperan/)
      await traveller.presses('Ver')
      await traveller.sees(/: nota: Preguntar por la llave$/)
      await traveller.meetsNoBarriers()

      await traveller.page.keyboard.press('Escape')
      await traveller.presses('Copiar día')
      await traveller.presses('Copiar')
      await traveller.sees(/^2 lugares pasan a «Día del .+» en cuanto haya conexión\.$/)

      // The page is closed. Another page, which shows no trip, is the one that learns that the network is back.
      const other = await traveller.context.newPage()
      await traveller.page.close()
      await traveller.context.setOffline(false)
      await other.goto('/')
      const read = async () => (await ana.api('GET /itineraries/:id', { params: { id } })).data
      await expect.poll(async () => (await read()).log.last).toBe(4)
      const { checklist, items } = await read()
      expect(checklist).toMatchObject([{ text: 'Linterna', isDone: true }])
      expect(items[0]).toMatchObject({ note: 'Preguntar por la llave', status: 'done' })
      const ownTrips = async () => (await ana.api('GET /itineraries', { query: {} })).data
      await expect.poll(async () => (await ownTrips()).length).toBe(2)
      const [copied] = (await ownTrips()).filter((one) => one.id !== id)
      const { data: copy } = await ana.api('GET /itineraries/:id', { params: { id: copied?.id ?? '' } })
      // What was written before the copy arrived before it.
      expect(copy.items).toMatchObject([{ note: 'Preguntar por la llave', status: null }, {}])
      expect(copy.name).toMatch(/^Día del /)
      await other.close()
    },
    LONG_STORY_MS,
  )

  journey(
    'shows what was written without a connection and is not taken, with the reason and the text',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const id = await plan(ana)
      const params = { id, userId: bruno.session.user.id }
      await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'edit' } })
      const trip = `/itinerary/${id}`
      const companion = await arrive({ as: bruno, keeps: true })
      await companion.opens(trip)
      await companion.hasKept(trip)
      await companion.losesTheConnection()
      await companion.writes('Algo más', 'Mapa de papel')
      await companion.presses('Anotar')
      await companion.sees(/1 cambio espera la conexión para enviarse\./)
      await ana.api('PUT /itineraries/:id/people/:userId', { params, body: { role: 'view' } })
      companion.expects(`403 POST /api/itineraries/${id}/operations`)
      await companion.regainsTheConnection()
      await companion.sees('1 cambio no se pudo enviar.')
      await companion.presses('Ver')
      await companion.sees('Anotar en la lista: Mapa de papel')
      await companion.sees(/^No se pudo enviar: Puedes mirar este itinerario, pero no cambiarlo\./)
      await companion.presses('Descartar')
      await companion.doesNotSee('1 cambio no se pudo enviar.')
      await companion.doesNotSee('Mapa de papel')
    },
  )

  journey(
    'is told with its photos, divided over what was done, and nothing is sent before a review is published',
    async ({ arrive, register }) => {
      const ana = await register()
      const id = await plan(ana)
      const { data: trip } = await ana.api('GET /itineraries/:id', { params: { id } })
      const operations = trip.items.map((item) => ({
        id: crypto.randomUUID(),
        operation: { kind: 'set-stop' as const, stopId: item.id, fields: { status: 'done' as const } },
      }))
      await ana.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } })
      const taken = (name: string, at: string, index: number) =>
        sunset(name, { at, place: trip.items[index]?.place })
      const photos = await Promise.all([
        taken('faro.jpg', '2027:01:10 09:30:00', 0),
        taken('museo.jpg', '2027:01:10 11:00:00', 1),
        taken('casa.jpg', '2027:01:09 11:00:00', 0),
      ])
      const traveller = await arrive({ as: ana, width: 360 })
      await traveller.opens(`/itinerary/${id}`)
      const sent: string[] = []
      traveller.page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
      const posts = () => sent.filter((one) => one.startsWith('POST') && one.includes('/reviews'))
      await traveller.presses('Cuéntalo con fotos')
      await traveller.picksFiles('Elegir fotos', photos)
      await traveller.sees('2 fotos con parada. 1 foto no es de ninguna parada hecha.')
      await traveller.meetsNoBarriers()
      await traveller.page.getByLabel('Parada de casa.jpg').focus()
      await traveller.page.keyboard.type('Museo')
      await traveller.sees('3 fotos con parada.')
      await traveller.presses(/^Escribir reseña de Museo/)
      await traveller.arrivesAt(`/place/${trip.items[1]?.place.id}`)
      await traveller.page.getByRole('button', { name: 'Quitar casa.jpg' }).waitFor()
      await traveller.page.getByRole('button', { name: 'Quitar museo.jpg' }).waitFor()
      await traveller.doesNotSee('faro.jpg')
      await traveller.chooses(/^4 de 5/)
      await traveller.writes('Tu reseña', 'Las salas del último piso valen toda la visita.')
      expect(posts()).toEqual([])
      // Of requests with files, Chromium tells no bodies.
      await traveller.page.evaluate(() => {
        const files: Blob[] = []
        Object.assign(window, { files })
        const { send } = XMLHttpRequest.prototype
        XMLHttpRequest.prototype.send = function (body) {
          if (body instanceof FormData)
            files.push(...[...body.values()].filter((value) => typeof value !== 'string'))
          send.call(this, body)
        }
      })
      await traveller.presses('Publicar reseña')
      await traveller.sees('¡Gracias! Tu reseña se publicó.')
      expect(posts()).toHaveLength(1)
      const published = await traveller.page.evaluate(async () => {
        const { files } = window as unknown as { files: Blob[] }
        return Promise.all(files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]))
      })
      expect(published).toHaveLength(2)
      // What a camera writes is there before, and only how the photo is turned after.
      const saidIn = async (photo: Buffer) => (await sharp(photo).metadata()).exif?.length ?? 0
      for (const { buffer } of photos) expect(await saidIn(buffer)).toBeGreaterThan(100)
      for (const bytes of published) expect(await saidIn(Buffer.from(bytes))).toBeLessThan(40)
    },
  )

  journey('tells of the clock of a day that a companion just added', async ({ arrive, register }) => {
    const ana = await register()
    const id = await plan(ana)
    const place = await addPlace(ana, 'Muelle')
    const traveller = await arrive({ as: ana, width: 360 })
    await traveller.opens(`/itinerary/${id}`)
    const clocks = traveller.page.getByText(/^(hora |GMT)/)
    await clocks.first().waitFor()
    const days = await clocks.count()
    const added = { kind: 'add-stop', placeId: place.id, date: '2027-04-09', after: null } as const
    await ana.api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: [{ id: randomUUID(), operation: { ...added, stopId: randomUUID() } }] },
    })
    await clocks.nth(days).waitFor()
    await traveller.meetsNoBarriers()
  })

  journey('has its fields for ideas and for the list on one line', async ({ arrive, register }) => {
    const ana = await register()
    const id = await plan(ana)
    const { page, opens } = await arrive({ as: ana })
    await opens(`/itinerary/${id}`)
    const [idea, item] = ['Lugar', 'Algo más'].map((label) => page.getByLabel(label, { exact: true }))
    const other = await item?.elementHandle()
    // Both at once: what loads above them moves them.
    const apart = () =>
      idea?.evaluate(
        (one, two) => one.getBoundingClientRect().top - (two?.getBoundingClientRect().top ?? Number.NaN),
        other as ElementHandle<HTMLElement> | null | undefined,
      )
    await expect.poll(apart).toBe(0)
  })
})
