import { describe, expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { journey, WAYS } from './journey.ts'

const write = (from: Account, to: Account, content: string) =>
  from.api('POST /direct-messages', { body: { receiverId: to.session.user.id, content } })
const chatOf = ({ page, inside }: Visitor) => inside(page.getByRole('dialog', { name: /^Chat con / }))
const field = ({ page }: Visitor) => page.getByLabel('Escribe un mensaje')
/** How many messages were sent whose answer did not come. */
const keptAttempts = ({ page }: Visitor) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('attempt:')).length)
const opensChatWith = async (visitor: Visitor, other: Account) => {
  await visitor.pressesOn(visitor.page.getByRole('button', { name: other.email }))
  await field(visitor).waitFor()
}

describe('messages', () => {
  journey('go back and forth live, and say when they were read', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const one = await arrive({ as: ana })
    await one.opens(`/chats?con=${bruno.session.user.id}`)
    await one.sees('No hay mensajes aún. ¡Inicia la conversación!')
    await one.meetsNoBarriers()

    const other = await arrive({ as: bruno, width: 360, height: 740 })
    await other.opens('/')
    await other.page.getByRole('link', { name: 'Mensajes', exact: true }).waitFor()
    await one.writes('Escribe un mensaje', 'Hola, Bruno.')
    await one.page.keyboard.press('Shift+Enter')
    await one.page.keyboard.type('¿Subimos el sábado?')
    await one.page.keyboard.press('Enter')
    await chatOf(one).sees('Enviado')
    expect(await field(one).inputValue()).toBe('')

    await other.follows(/^Mensajes: 1 sin leer/)
    await other.sees('1 mensaje sin leer')
    await other.meetsNoBarriers()
    await opensChatWith(other, ana)
    await chatOf(other).sees('Hola, Bruno.\n¿Subimos el sábado?')
    await chatOf(one).sees('Leído')
    await other.writes('Escribe un mensaje', '¡Dale!')
    await other.presses('Enviar mensaje')
    await chatOf(one).sees('¡Dale!')
    await chatOf(other).sees('Leído')
    await other.meetsNoBarriers()
    await other.page.goBack()
    await other.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await other.sees('¡Dale!')
    await other.page.getByRole('link', { name: 'Mensajes', exact: true }).waitFor()
    expect(new URL(other.page.url()).search).toBe('')
  })

  journey(
    'that failed are spoken of no more once their text is deleted',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const visitor = await arrive({ as: ana })
      await visitor.opens(`/chats?con=${bruno.session.user.id}`)
      await visitor.sees('No hay mensajes aún. ¡Inicia la conversación!')
      visitor.expects('500 POST /api/direct-messages')
      await visitor.page.route('**/api/direct-messages', (route) => route.fulfill({ status: 500, body: 'x' }))
      await visitor.writes('Escribe un mensaje', 'Mejor no.')
      await visitor.presses('Enviar mensaje')
      await visitor.sees('Tu mensaje sigue aquí.')
      await field(visitor).fill('')
      await visitor.doesNotSee('Tu mensaje sigue aquí.')
      // The first message of all is announced like those after it.
      await write(bruno, ana, 'Yo empiezo.')
      await visitor.page
        .locator('[aria-live=polite]')
        .filter({ hasText: 'Yo empiezo.' })
        .waitFor({ state: 'attached' })
    },
  )

  for (const { how, arrival } of WAYS) {
    journey(
      `that cannot be sent stay in the field, and are sent once, ${how}`,
      async ({ arrive, register }) => {
        const [ana, bruno] = await Promise.all([register(), register()])
        await write(bruno, ana, '¿Estás?')
        const visitor = await arrive({ as: ana, ...arrival })
        await visitor.opens('/chats')
        await opensChatWith(visitor, bruno)
        await chatOf(visitor).sees('¿Estás?')
        await visitor.writes('Escribe un mensaje', 'Sí, en el refugio.')
        // The network works, but the request to the server fails.
        visitor.expects('failed POST /api/direct-messages')
        await visitor.page.route('**/api/direct-messages', (route) => route.abort('connectionreset'))
        await visitor.presses('Enviar mensaje')
        await visitor.sees('Tu mensaje sigue aquí.')
        expect(await field(visitor).inputValue()).toBe('Sí, en el refugio.')
        await visitor.page.unroute('**/api/direct-messages')
        await visitor.presses('Reintentar')
        await chatOf(visitor).sees('Enviado')
        const params = { userId: bruno.session.user.id }
        const { data } = await ana.api('GET /direct-messages/conversation/:userId', { params })
        expect(data.map(({ content }) => content)).toEqual(['¿Estás?', 'Sí, en el refugio.'])
      },
    )
  }

  journey('survive a reload before they are sent', { tags: ['release'] }, async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const visitor = await arrive({ as: ana })
    await visitor.opens(`/chats?con=${bruno.session.user.id}`)
    await visitor.writes('Escribe un mensaje', 'Todavía lo pienso')
    await visitor.reloads()
    await expect.poll(() => field(visitor).inputValue()).toBe('Todavía lo pienso')
    await visitor.page.keyboard.press('Escape')
    await visitor.sees('No tienes conversaciones aún')
    await visitor.meetsNoBarriers()
  })

  journey(
    'whose answer was lost with the page arrive once',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const visitor = await arrive({ as: ana })
      const params = { userId: bruno.session.user.id }
      const sent = async () => (await ana.api('GET /direct-messages/conversation/:userId', { params })).data
      // The server has the message, and the page never hears of it: neither an answer nor the live event.
      await visitor.page.route('**/api/events**', () => new Promise(() => {}))
      await visitor.page.route('**/api/direct-messages', async (route) => {
        await route.fetch()
      })
      await visitor.opens(`/chats?con=${params.userId}`)
      await visitor.writes('Escribe un mensaje', 'Nos vemos en el muelle')
      await visitor.presses('Enviar mensaje')
      await expect.poll(async () => (await sent()).length).toBe(1)
      await visitor.reloads()
      await expect.poll(() => field(visitor).inputValue()).toBe('Nos vemos en el muelle')
      await visitor.page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(await keptAttempts(visitor)).toBe(1)
      await visitor.presses('Enviar mensaje')
      await expect.poll(() => keptAttempts(visitor)).toBe(0)
      await visitor.reloads()
      await chatOf(visitor).sees('Nos vemos en el muelle')
      expect(await field(visitor).inputValue()).toBe('')
      expect(await sent()).toHaveLength(1)
    },
  )

  journey(
    'from long ago come while one scrolls up, and new ones wait below',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      for (let number = 1; number <= 70; number++) await write(bruno, ana, `Etapa ${number} del camino`)
      const visitor = await arrive({ as: ana })
      await visitor.opens(`/chats?con=${bruno.session.user.id}`)
      const chat = chatOf(visitor)
      await chat.sees('Etapa 70 del camino')
      const area = visitor.page.getByRole('region', { name: 'Mensajes' })
      const fromEnd = () =>
        area.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
      await expect.poll(fromEnd).toBeLessThan(2)
      await area.hover()
      await expect
        .poll(async () => {
          await visitor.page.mouse.wheel(0, -600)
          return visitor.page.getByText('Etapa 1 del camino', { exact: true }).count()
        })
        .toBe(1)
      await write(bruno, ana, 'Llegué al final')
      await visitor.presses('1 nuevo mensaje')
      await expect.poll(fromEnd).toBeLessThan(2)
      await chat.sees('Llegué al final')
    },
  )

  journey(
    'can be practised on a page that keeps them to itself',
    { tags: ['release'] },
    async ({ arrive, register }) => {
      const visitor = await arrive({ as: await register(), width: 360, height: 740 })
      await visitor.opens('/chats')
      await visitor.follows('Chat de práctica')
      await visitor.arrivesAt('/chats/practica')
      await visitor.meetsNoBarriers()
      await visitor.presses('Agregar persona al chat')
      await visitor.meetsNoBarriers()
      await visitor.presses('Greta Olmos')
      await visitor.writes('Escribe un mensaje de práctica', 'Hola, Greta.')
      await visitor.presses('Enviar mensaje')
      await visitor.inside(visitor.page.getByRole('list', { name: 'Mensajes' })).sees('Hola, Greta.')
      await visitor.presses('Volver')
      await visitor.seesHeading('Chats recientes')
      await visitor.meetsNoBarriers()
      for (const name of ['Greta Olmos', 'Nora Valdés', 'Tomás Iriarte']) {
        await visitor.pressesOn(visitor.page.getByRole('button', { name }))
        await visitor.presses(`Quitar la conversación con ${name}`)
      }
      await visitor.sees('No hay conversaciones aún. ¡Inicia una conversación!')
    },
  )

  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    journey(
      `with somebody just added are in view, ${size.width} px wide`,
      { tags: ['release'] },
      async ({ arrive, register }) => {
        const visitor = await arrive({ as: await register(), ...size })
        await visitor.opens('/chats/practica')
        await visitor.presses('Agregar persona al chat')
        await visitor.presses('Greta Olmos')
        const field = visitor.page.getByLabel('Escribe un mensaje de práctica')
        await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
        const send = visitor.page.getByRole('button', { name: 'Enviar mensaje' })
        const isInSight = (element: Element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height - 4))
        }
        const heading = visitor.page.getByRole('heading', { name: 'Greta Olmos' })
        for (const part of [field, send, heading])
          await expect.poll(() => part.evaluate(isInSight)).toBe(true)
      },
    )

  journey(
    'are counted on each route change, also when no live event arrives',
    async ({ arrive, register }) => {
      const [ana, bruno] = await Promise.all([register(), register()])
      const visitor = await arrive({ as: ana })
      // The event stream is open and never delivers anything.
      await visitor.page.route('**/api/events', () => {})
      await visitor.opens('/')
      await visitor.page.getByRole('link', { name: 'Mensajes', exact: true }).waitFor()
      await write(bruno, ana, '¿Estás?')
      await visitor.follows('Itinerarios')
      await visitor.arrivesAt('/itineraries')
      await visitor.page.getByRole('link', { name: /^Mensajes: 1 sin leer/ }).waitFor()
    },
  )

  journey('are for those who have signed in, and wait for them there', async ({ visitor, register }) => {
    const { email, password } = await register()
    await visitor.opens('/chats')
    await visitor.arrivesAt('/login')
    await visitor.writes('Correo electrónico', email)
    await visitor.writes('Contraseña', password)
    await visitor.presses('Iniciar sesión')
    await visitor.arrivesAt('/chats')
    await visitor.sees('No tienes conversaciones aún')
  })
})
