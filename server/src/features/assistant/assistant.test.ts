import { randomInt } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { messagesRepository } from './messages-repository.ts'
import { streamed, talk } from './testing/ask.ts'
import { type Script, says, scriptedModel, stallsAfter } from './testing/scripted-model.ts'
import { FALLBACK_NOTICE } from './with-fallback.ts'

const ERROR = 'Perdona, hubo un error. Intenta de nuevo!'
const BUSY = 'Todavía estoy respondiendo tu mensaje anterior. Espera a que termine y vuelve a enviarlo.'

let andariego: TestApp
let model: Awaited<ReturnType<typeof scriptedModel>>
/** The same application with a model instead of the built-in assistant. */
let modelled: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  model = await scriptedModel(says('Hola.'))
  modelled = await testApp({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'm' })
}, 120_000)
afterAll(async () => {
  model.close()
  await Promise.all([andariego.close(), modelled.close()])
})

/** Starts somebody's chat with a model that follows this script. */
const withModel = (...scripts: Script[]) => {
  model.follow(...scripts)
  return traveller(modelled)
}
const mine = async ({ api }: Traveller) => (await api('GET /chat/messages/me', { query: { limit: 50 } })).data
const until = (condition: () => Promise<void>) => vi.waitFor(condition, { timeout: 10_000, interval: 20 })

describe('a message', () => {
  test('is answered, stored with its answer, and visible only to its writer', async () => {
    const [ana, other] = [await traveller(andariego), await traveller(andariego)]
    const { data } = await ana.api('POST /chat/messages', {
      body: {
        message: '  ¿Qué puedes hacer?  ',
        conversationId: null,
        timestamp: '2026-11-21T10:00:00.000Z',
      },
    })
    expect(data).toMatchObject({ message: '¿Qué puedes hacer?', status: 'done', sources: [] })
    expect(data.response).toContain('Busco entre los lugares y reseñas')
    expect(await mine(ana)).toEqual([data])
    expect(await mine(other)).toEqual([])
    const { body } = await refusal(
      other.api('POST /chat/messages', { body: { message: 'Hola', conversationId: data.conversationId } }),
    )
    expect(body.message).toBe('No se encontró la conversación.')
  })

  test.each(['2026-11-21T10:00:00Z', '2026-11-21T07:00:00.000-03:00', 1_795_255_200_000, null])(
    'may be sent with %j as its time',
    async (timestamp) => {
      const { api } = await traveller(andariego)
      const { data } = await api('POST /chat/messages', { body: { message: 'Hola', timestamp } })
      expect(data.status).toBe('done')
    },
  )

  test.each(['ayer', {}])('is refused with %j as its time', async (timestamp) => {
    const { api } = await traveller(andariego)
    const call = api('POST /chat/messages', { body: { message: 'Hola', timestamp: timestamp as string } })
    expect((await refusal(call)).body.errors).toEqual(['La fecha no es válida.'])
  })

  test('is answered without the words of somebody with a block between them', async () => {
    const [ana, bruno, clara] = await Promise.all([1, 2, 3].map(() => traveller(andariego)))
    if (!ana || !bruno || !clara) throw new Error('There are too few travellers.')
    const place = await ana.api('POST /places', { body: newPlace() })
    // Says of which run it is: this test may run again over the same database.
    const price = `${randomInt(1000, 10_000)} soles`
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', `La entrada cuesta ${price} y hay que llevar efectivo.`)
    await bruno.api('POST /places/:id/reviews', { params: { id: place.id }, form })
    const told = async ({ api }: Traveller) => {
      const { data } = await api('POST /chat/messages', {
        body: { message: `¿Cuánto cuesta la entrada a ${place.name}?` },
      })
      return data.response.includes(price)
    }
    const onPage = async ({ api }: { api: Traveller['api'] }) => {
      const asked = { params: { id: place.id }, query: { question: '¿Cuánto cuesta la entrada?' } }
      return JSON.stringify(await api('GET /places/:id/answers', asked)).includes(price)
    }
    const found = async ({ api }: { api: Traveller['api'] }) =>
      JSON.stringify(await api('GET /places/wished', { query: { q: 'llevar efectivo' } })).includes(price)
    const visitor = { api: andariego.api() }
    expect([await told(ana), await onPage(ana), await found(ana)]).toEqual([true, true, true])
    await ana.api('PUT /users/:id/block', { params: { id: bruno.id } })
    expect([await told(ana), await told(clara)]).toEqual([false, true])
    expect([await onPage(ana), await onPage(clara), await onPage(visitor)]).toEqual([false, true, true])
    expect([await found(ana), await found(clara), await found(visitor)]).toEqual([false, true, true])
  })

  test.each([
    ['   ', 'Escribe un mensaje.'],
    ['x'.repeat(2001), 'El mensaje debe tener como máximo 2000 caracteres.'],
  ])('%# that cannot be sent is refused in Spanish', async (message, problem) => {
    const ana = await traveller(andariego)
    const { status, body } = await refusal(ana.api('POST /chat/messages', { body: { message } }))
    expect([status, body.errors]).toEqual([422, [problem]])
  })

  test('sent again under its Idempotency-Key is stored once', async () => {
    const ana = await traveller(andariego)
    const send = () =>
      ana.api('POST /chat/messages', { body: { message: 'Hola' }, headers: { 'idempotency-key': 'una-vez' } })
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    expect(await mine(ana)).toHaveLength(1)
  })

  test('is streamed while it is written to a client that requests an event stream', async () => {
    const ana = await traveller(andariego)
    const { status, type, events } = await streamed(andariego, ana, '¡Hola!')
    expect([status, type]).toEqual([201, 'text/event-stream; charset=utf-8'])
    expect(events[0]).toMatchObject({ event: 'message', data: { response: '', status: 'writing' } })
    const text = events.map(({ event, data }) => (event === 'text' ? data.text : '')).join('')
    expect(events.at(-1)).toEqual({ event: 'done', data: (await mine(ana))[0] })
    expect((await mine(ana))[0]?.response).toBe(text)
  })

  test('above thirty an hour is refused', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    onTestFinished(() => limited.close())
    const ana = await traveller(limited)
    for (let count = 0; count < 30; count++) await talk(ana)('gracias')
    const { status, body } = await refusal(talk(ana)('gracias'))
    expect([status, body.code]).toEqual([429, 'rate-limited'])
  })
})

describe('the history', () => {
  test('is the newest messages, oldest of them first, by page and by conversation', async () => {
    const ana = await traveller(andariego)
    const first = await talk(ana)('Hola')
    const ask = talk(ana)
    await ask('gracias')
    await ask('adiós')
    const page = async (query: { limit?: number; offset?: number; conversationId?: string }) =>
      (await ana.api('GET /chat/messages/me', { query })).data.map(({ message }) => message)
    expect(await page({})).toEqual(['Hola', 'gracias', 'adiós'])
    expect(await page({ limit: 2 })).toEqual(['gracias', 'adiós'])
    expect(await page({ limit: 2, offset: 1 })).toEqual(['Hola', 'gracias'])
    expect(await page({ conversationId: first.conversationId })).toEqual(['Hola'])
  })

  test('costs a 304 when nothing is new, and is sent again after each change', async () => {
    const ana = await traveller(andariego)
    const poll = (etag?: string) =>
      andariego.app.inject({
        url: '/api/chat/messages/me?limit=50',
        headers: { authorization: `Bearer ${ana.accessToken}`, ...(etag && { 'if-none-match': etag }) },
      })
    const empty = await poll()
    expect((await poll(String(empty.headers.etag))).statusCode).toBe(304)
    await talk(ana)('Hola')
    const one = await poll(String(empty.headers.etag))
    expect([one.statusCode, one.json().data.length]).toEqual([200, 1])
    const same = await poll(String(one.headers.etag))
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await ana.api('DELETE /chat/messages')
    expect((await poll(String(one.headers.etag))).json().data).toEqual([])
  })

  test('is deleted with a new chat, with its conversation, and with the account', async () => {
    const ana = await traveller(andariego)
    await talk(ana)('Hola')
    await talk(ana)('gracias')
    const { data: started } = await ana.api('POST /chat/conversations', { body: {} })
    const list = async () => (await ana.api('GET /chat/conversations/me')).data
    expect(
      (await list()).map(({ id, messageCount, lastMessage }) => [
        id === started.id,
        messageCount,
        lastMessage?.message,
      ]),
    ).toEqual([
      [true, 0, undefined],
      [false, 1, 'gracias'],
      [false, 1, 'Hola'],
    ])
    await ana.api('DELETE /chat/conversations/current')
    expect((await ana.api('DELETE /chat/conversations/current')).data).toEqual({ deleted: 1 })
    expect((await mine(ana)).map(({ message }) => message)).toEqual(['Hola'])
    expect((await ana.api('DELETE /chat/messages')).data).toEqual({ deleted: 1 })
    expect([await mine(ana), await list()]).toEqual([[], []])
    expect((await refusal(ana.api('DELETE /chat/conversations/current'))).status).toBe(404)

    await talk(ana)('adiós')
    await ana.api('DELETE /users/me', { body: { password: ana.password } })
    const { database } = andariego.services
    expect(
      await database.selectFrom('chat_messages').select('id').where('user_id', '=', ana.id).execute(),
    ).toEqual([])
  })
})

describe('with a model', () => {
  test('one answer is written at a time, and its row grows meanwhile', async () => {
    let finish = () => {}
    const ana = await withModel((asked, response, step) => {
      stallsAfter('Granada es ')(asked, response, step)
      const more = setInterval(() => stallsAfter('linda. ')(asked, response, step), 50)
      finish = () => {
        clearInterval(more)
        says('Fin.')(asked, response, step)
      }
    })
    const first = talk(ana)('¿Cómo es Granada?')
    await until(async () => expect((await mine(ana))[0]?.response).toContain('linda.'))
    expect((await mine(ana))[0]?.status).toBe('writing')
    const { status, body } = await refusal(talk(ana)('¿Y Lima?'))
    expect([status, body.code, body.message]).toEqual([409, 'busy', BUSY])
    finish()
    expect((await first).response).toMatch(/^Granada es (linda\. )+Fin\.$/)
  })

  test('that breaks off, its text stays, the built-in answer follows and says so, and the next question is answered', async () => {
    const ana = await withModel((asked, response, step) => {
      if (step > 0) return says('Ahora sí.')(asked, response, step)
      stallsAfter('Granada')(asked, response, step)
      response.destroy()
    })
    const { events } = await streamed(modelled, ana, '¿Qué puedes hacer?')
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'done' } })
    const response = (await mine(ana))[0]?.response
    expect(response).toContain(`${FALLBACK_NOTICE}\n\n`)
    expect(response).toContain('Busco entre los lugares y reseñas')
    expect((await talk(ana)('¿Y ahora?')).response).toBe('Ahora sí.')
  })

  test('that is unreachable, the built-in assistant answers and says so', async () => {
    const ana = await withModel((_asked, response) => void response.destroy())
    const { response, status } = await talk(ana)('¿Qué puedes hacer?')
    expect([status, response.startsWith(`${FALLBACK_NOTICE}\n\nBusco entre`)]).toEqual(['done', true])
  })

  test('closing the chat stops it, and what was written stays', async () => {
    const ana = await withModel(stallsAfter('Granada es linda. Y '))
    await modelled.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = modelled.app.server.address() as AddressInfo
    const call = httpRequest({
      port,
      method: 'POST',
      path: '/api/chat/messages',
      headers: {
        authorization: `Bearer ${ana.accessToken}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
    })
    call.on('error', () => {})
    const told = new Promise<void>((resolve) => {
      call.on('response', (answer) =>
        answer.on('data', (data) => String(data).includes('linda') && resolve()),
      )
    })
    call.end(JSON.stringify({ message: '¿Cómo es Granada?' }))
    await told
    call.destroy()
    await until(async () =>
      expect((await mine(ana))[0]).toMatchObject({ status: 'stopped', response: 'Granada es linda. ' }),
    )
  })

  test('deleting the history stops the answer in progress', async () => {
    const ana = await withModel((asked, response, step) => {
      const more = setInterval(() => stallsAfter('Y más. ')(asked, response, step), 50)
      response.on('close', () => clearInterval(more))
    })
    const call = refusal(talk(ana)('Hola'))
    await until(async () => expect((await mine(ana))[0]?.response).toContain('Y más.'))
    await ana.api('DELETE /chat/messages')
    expect((await call).status).toBe(404)
    expect(await mine(ana)).toEqual([])
  })

  test('its text is stored up to a limit, without characters that disturb a page', async () => {
    const ana = await withModel(
      says('\u202e<script>alert()</script>\u0000 [x](javascript:alert) ', 'y'.repeat(60_000)),
    )
    const { response } = await talk(ana)('Hola')
    expect(response.startsWith('<script>alert()</script> x y')).toBe(true)
    expect(response).toHaveLength(12_000)
  })

  test('an empty answer counts as none', async () => {
    const ana = await withModel(says(' '))
    expect((await talk(ana)('¿Qué puedes hacer?')).response).toContain(`${FALLBACK_NOTICE}\n\nBusco entre`)
  })
})

test('an answer whose process died is given up, and blocks nobody', async () => {
  const { database } = andariego.services
  const ana = await traveller(andariego)
  const { data } = await ana.api('POST /chat/conversations', { body: {} })
  const id = '01890000-0000-7000-8000-000000000001'
  await messagesRepository(database).begin({ id, conversationId: data.id, userId: ana.id, message: 'Hola' })
  expect(await messagesRepository(database).giveUpAbandoned()).toEqual([])
  expect((await refusal(talk(ana)('gracias'))).status).toBe(409)
  await database
    .updateTable('chat_messages')
    .set({ created_at: new Date(Date.now() - 121_000) })
    .where('id', '=', id)
    .execute()
  expect((await talk(ana)('gracias')).status).toBe('done')
  expect((await mine(ana))[0]).toMatchObject({ status: 'failed', response: ERROR })
})

test('a model needs a name: the start fails with a message that says so', async () => {
  await expect(testApp({ ASSISTANT_URL: 'http://127.0.0.1:1/v1' })).rejects.toThrow('ASSISTANT_MODEL')
})
