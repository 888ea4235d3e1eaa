import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Account, openAccounts } from '../tools/accounts.ts'
import type { EngineWindow } from '../tools/engines/engine.ts'
import { ENGINES } from '../tools/engines/engines.ts'
import { createMailbox } from '../tools/mailbox.ts'
import { sunset } from '../tools/pictures.ts'
import { type Hands, handsAt } from './engines/hands.ts'

// The core journeys in the engines other than Chromium. Chromium runs all the other journeys.

const START_MS = 60_000
const anyName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 9)}`

/**
 * Registers two travellers. The first one adds a lighthouse, a museum and a harbour, and an itinerary that visits them in this
 * order.
 */
const openWorld = async () => {
  const { register } = openAccounts(inject('productUrl'), createMailbox(inject('outbox')))
  const [ana, luz] = await Promise.all([register(), register()])
  const places = await Promise.all(
    ['Faro', 'Museo', 'Puerto'].map((kind, index) =>
      ana.api('POST /places', {
        body: {
          name: anyName(kind),
          address: 'Camino del Alto 100, Ushuaia',
          city: 'Ushuaia',
          latitude: -54.8 - Math.random() / 20,
          longitude: -68.3 + index / 50,
          description: 'Al final del camino, con viento y lobos de mar.',
        },
      }),
    ),
  )
  const items = places.map(({ id }) => ({ placeId: id, date: '2027-01-10' }))
  const { data } = await ana.api('POST /itineraries', { body: { name: anyName('Costa'), items } })
  const order = async () => {
    const now = await ana.api('GET /itineraries/:id', { params: { id: data.id } })
    return now.data.items.map(({ place, date }) => `${place.name.split(' ')[0]} ${Number(date.slice(-2))}`)
  }
  const [lighthouse] = places
  if (!lighthouse) throw new Error('no place')
  return { ana, luz, lighthouse, itinerary: data.id, order }
}

describe.each(ENGINES)('in $name', (engine) => {
  const isHere = engine.isHere()
  if (!isHere) {
    test.skip(`no journey: ${engine.packages.join(' and ')} of Debian would bring it`, () => {})
    return
  }
  let page: EngineWindow
  let hands: Hands
  let world: Awaited<ReturnType<typeof openWorld>>
  const photo = `${inject('evidence')}atardecer.jpg`

  beforeAll(async () => {
    await mkdir(inject('evidence'), { recursive: true })
    ;[page, world] = await Promise.all([
      engine.opens(),
      openWorld(),
      sunset().then(({ buffer }) => writeFile(photo, buffer)),
    ])
    hands = handsAt(page, inject('productUrl'))
    await page.resizes(1280, 900)
  }, START_MS)
  afterAll(() => page?.ends())
  afterEach(async () => expect(await hands.problems()).toEqual([]))

  const arrives = async (account: Account | null, path: string) => {
    await hands.is(account)
    await hands.opens(path)
  }

  test('signs in, and out by the menu', async () => {
    const { email, password } = world.luz
    await arrives(null, '/login')
    await hands.writes('Correo electrónico', email)
    await hands.writes('Contraseña', password)
    await hands.keys('Enter')
    await hands.arrivesAt('/')
    await hands.press({ role: 'button', name: 'Menú de perfil' })
    await hands.pressesButton('Cerrar sesión')
    await hands.sees('Sesión cerrada exitosamente.')
  })

  test('shows a place with its map, or says that it cannot draw one', async () => {
    await arrives(null, `/place/${world.lighthouse.id}`)
    await hands.seesHeading(world.lighthouse.name)
    await page.run(() => document.querySelector('figure[data-map]')?.scrollIntoView({ block: 'center' }))
    await hands.waitFor('the map', () => {
      const frame = document.querySelector('figure[data-map]')
      const drawn = frame?.querySelector('canvas')
      if (drawn) return drawn.width > 0
      const said = frame?.textContent?.includes('Tu navegador no puede dibujar el mapa.')
      return said === true && (frame?.clientHeight ?? 0) > 40
    })
  })

  test('gives Explorar to the list where no map can be drawn', async () => {
    await arrives(null, '/explorar')
    await hands.waitFor('the map, or the room for the list', () => {
      const frame = document.querySelector('figure[data-map]')
      if (frame?.querySelector('canvas')) return true
      const search = [...document.querySelectorAll('button')].some(
        (button) => button.textContent === 'Buscar en esta zona' && button.checkVisibility(),
      )
      return (
        frame?.hasAttribute('data-undrawn') === true &&
        frame.clientHeight > 40 &&
        frame.clientHeight < 200 &&
        !search
      )
    })
  })

  test('publishes a review with a photo, by keys at the end, and keeps the focus', async () => {
    await arrives(world.luz, `/place/${world.lighthouse.id}`)
    await hands.press({ role: 'radio', name: '5 de 5: Excelente' })
    await page.picks('form[aria-label="Escribir una reseña"] input[type=file]', photo)
    await hands.spot({ role: 'button', name: 'Quitar atardecer.jpg' })
    await hands.writes('Tu reseña', 'Dos horas de subida que valen cada paso.')
    await hands.waitFor('the form is ready', () => {
      const button = document.querySelector<HTMLButtonElement>(
        'form[aria-label="Escribir una reseña"] [type=submit]',
      )
      button?.focus()
      return button?.disabled === false
    })
    await hands.keys('Enter')
    await hands.sees('¡Gracias! Tu reseña se publicó.')
    await hands.focusIsOn('Escribir una reseña')
    await hands.pressesButton('Ver foto 1 de 1: atardecer.jpg')
    await hands.waitFor('the photo', () => {
      const image = document.querySelector<HTMLImageElement>('dialog:modal img')
      return (image?.naturalWidth ?? 0) > 0
    })
    await hands.keys('Escape')
    await hands.focusIsOn('Ver foto 1 de 1: atardecer.jpg')
  })

  test('puts the stops of an itinerary in order, by mouse and by keys, and gives one another day', async () => {
    await arrives(world.ana, `/itinerary/${world.itinerary}/edit`)
    const handle = (kind: string) => hands.spot({ role: 'button', name: `Reordenar ${kind}`, begins: true })
    await handle('Faro')
    const end = await handle('Puerto')
    const start = await handle('Faro')
    await page.moves(start.x, start.y)
    await page.holds()
    for (const share of [0.1, 0.4, 0.8, 1]) await page.moves(start.x, start.y + (end.y - start.y) * share)
    await hands.sees('Día 1, parada 3 de 3')
    await page.lets()
    await hands.settles('the order', world.order, ['Museo 10', 'Puerto 10', 'Faro 10'])

    await page.run(() => document.querySelector<HTMLElement>('[aria-label^="Reordenar Museo"]')?.focus())
    await hands.keys('Space')
    await hands.waitFor('it is carried', () => document.querySelector('[aria-pressed="true"]') !== null)
    await page.presses('ArrowDown', true)
    await hands.sees('Día 1, parada 2 de 3')
    await hands.keys('Space')
    await hands.settles('the order', world.order, ['Puerto 10', 'Museo 10', 'Faro 10'])

    await hands.press({ role: 'button', name: 'Abrir el calendario de Faro', begins: true })
    await hands.focusIsOn('domingo, 10 de enero de 2027')
    await hands.keys('ArrowDown', 'Enter')
    await hands.settles('the order', world.order, ['Puerto 10', 'Museo 10', 'Faro 17'])
  })

  test('writes a message', async () => {
    const content = anyName('¿Vamos al faro?')
    await arrives(world.luz, `/chats?con=${world.ana.session.user.id}`)
    await hands.writes('Escribe un mensaje', content)
    await hands.keys('Enter')
    const thread = () =>
      world.ana
        .api('GET /direct-messages/conversation/:userId', { params: { userId: world.luz.session.user.id } })
        .then(({ data }) => data.map((message) => message.content))
    await hands.settles('the message', async () => (await thread()).includes(content), true)
    await hands.keys('Escape')
    await hands.sees(content.slice(0, 20))
  })

  test('asks the assistant', async () => {
    await arrives(world.ana, '/groups')
    await hands.pressesButton('Abrir el asistente de viajes')
    await hands.writes('Tu mensaje', `¿Cómo es ${world.lighthouse.name}?`)
    await hands.keys('Enter')
    await hands.sees('con viento y lobos de mar')
    await hands.pressesButton('Cerrar el asistente')
    await hands.focusIsOn('Abrir el asistente de viajes')
  })

  test('opens and closes dialogs and the drawer, and the focus goes back', async () => {
    await arrives(world.ana, '/groups')
    await hands.pressesButton('Crear grupo')
    await hands.seesHeading('Crear Nuevo Grupo')
    await hands.keys('Escape')
    await hands.focusIsOn('Crear grupo')
    await page.resizes(700, 900)
    await hands.opens('/')
    await hands.pressesButton('Abrir menú')
    await hands.spot({ role: 'link', name: 'Mi perfil' })
    await hands.keys('Escape')
    await hands.focusIsOn('Abrir menú')
    await page.resizes(1280, 900)
  })
})
