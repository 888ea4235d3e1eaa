import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { messagesRepository } from './messages-repository.ts'
import { streamed, talk } from './testing/ask.ts'
import { type Script, says, scriptedModel, stallsAfter } from './testing/scripted-model.ts'

let model: Awaited<ReturnType<typeof scriptedModel>>
/** Two processes of one product. */
let one: TestApp
let other: TestApp
beforeAll(async () => {
  const database = await testDatabase()
  model = await scriptedModel(says('Hola.'))
  const settings = { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'm' }
  // Both processes know the sessions.
  const secret = randomUUID().repeat(2)
  one = await testApp(settings, database, { secret })
  other = await testApp(settings, database, { secret })
}, 120_000)
afterAll(async () => {
  model.close()
  await Promise.all([one.close(), other.close()])
})

const soon = { timeout: 10_000, interval: 20 }
const mine = async ({ api }: Traveller) => (await api('GET /chat/messages/me', { query: { limit: 50 } })).data
const stop = ({ api }: Pick<Traveller, 'api'>, id: string) =>
  api('POST /chat/messages/:id/stop', { params: { id } })

/** Somebody's question to a model that says this and then nothing more, and whether the model was let go of. */
const stalled = async (text: string) => {
  let isLetGo = false
  const script: Script = (asked, response, step) => {
    response.on('close', () => {
      isLetGo = true
    })
    return text === '' ? undefined : stallsAfter(text)(asked, response, step)
  }
  model.follow(script, says('Lima es grande.'))
  const ana = await traveller(one)
  const answer = streamed(one, ana, '¿Cómo es Granada?')
  await vi.waitUntil(() => model.asked.length === 1, soon)
  const [message] = await mine(ana)
  if (!message) throw new Error('The question was not stored.')
  expect(message.status).toBe('writing')
  return { ana, answer, id: message.id, isLetGo: () => isLetGo }
}
/** The same person, at the other process. */
const atOther = ({ accessToken }: Traveller) => ({ api: other.api(accessToken) })

describe('an answer that its asker stops', () => {
  test.each(['the same process', 'the other process'])(
    'through %s ends with what was written, lets go of the model, and makes room for the next question',
    async (which) => {
      const { ana, answer, id, isLetGo } = await stalled('Granada es linda. Y ')
      const { data } = await stop(which === 'the same process' ? ana : atOther(ana), id)
      expect(data).toMatchObject({ id, message: '¿Cómo es Granada?', status: 'stopped' })
      expect((await talk(ana)('¿Y Lima?')).response).toBe('Lima es grande.')
      const { events } = await answer
      const ended = { id, status: 'stopped', response: 'Granada es linda. ' }
      expect(events.at(-1)).toMatchObject({ event: 'done', data: ended })
      await vi.waitUntil(isLetGo, soon)
      expect((await mine(ana))[0]).toMatchObject(ended)
    },
  )

  test('before its first word has none, and no other assistant answers instead', async () => {
    const { ana, answer, id, isLetGo } = await stalled('')
    await stop(ana, id)
    expect((await answer).events.at(-1)).toMatchObject({
      event: 'done',
      data: { status: 'stopped', response: '' },
    })
    await vi.waitUntil(isLetGo, soon)
  })

  test('twice, or when it has ended, stays as it is', async () => {
    const { ana, answer, id } = await stalled('Granada es linda. Y ')
    const [first, second] = await Promise.all([stop(ana, id), stop(atOther(ana), id)])
    expect([first.data.status, second.data.status]).toEqual(['stopped', 'stopped'])
    await answer
    const done = await talk(ana)('¿Y Lima?')
    expect((await stop(ana, done.id)).data).toEqual(done)
    expect((await mine(ana)).map(({ status }) => status)).toEqual(['stopped', 'done'])
  })

  test('is nobody else’s to stop', async () => {
    const { ana, answer, id } = await stalled('Granada es linda. Y ')
    const stranger = await traveller(one)
    expect((await refusal(stop(stranger, id))).body.message).toBe('No se encontró la respuesta.')
    expect((await refusal(stop({ api: one.api() }, id))).status).toBe(401)
    expect((await mine(ana))[0]?.status).toBe('writing')
    await stop(ana, id)
    await answer
  })

  test('to a client without a stream is its response', async () => {
    model.follow(stallsAfter('Granada es linda. Y '))
    const ana = await traveller(one)
    const answer = talk(ana)('¿Cómo es Granada?')
    await vi.waitUntil(() => model.asked.length === 1, soon)
    await stop(ana, (await mine(ana))[0]?.id ?? '')
    expect(await answer).toMatchObject({ status: 'stopped', response: 'Granada es linda. ' })
  })

  test('whose process died is stopped all the same', async () => {
    const ana = await traveller(one)
    const { data } = await ana.api('POST /chat/conversations', { body: {} })
    const id = '01890000-0000-7000-8000-000000000002'
    const messages = messagesRepository(one.services.database)
    await messages.begin({ id, conversationId: data.id, userId: ana.id, message: 'Hola' })
    expect((await stop(ana, id)).data).toMatchObject({ status: 'stopped', response: '' })
  })

  test('counts as one question to the model, like any other', async () => {
    const limited = await testApp({
      ASSISTANT_URL: model.url,
      ASSISTANT_MODEL: 'm',
      ASSISTANT_DAILY_PER_PERSON: '2',
    })
    onTestFinished(() => limited.close())
    model.follow(stallsAfter('Granada es linda. Y '), says('Lima es grande.'))
    const ana = await traveller(limited)
    const answer = streamed(limited, ana, '¿Cómo es Granada?')
    await vi.waitUntil(() => model.asked.length === 1, soon)
    await stop(ana, (await mine(ana))[0]?.id ?? '')
    await answer
    expect((await talk(ana)('¿Y Lima?')).response).toBe('Lima es grande.')
    expect((await talk(ana)('¿Y Quito?')).response).toContain(
      'Por hoy ya le hiciste al modelo todas tus preguntas',
    )
  })
})
