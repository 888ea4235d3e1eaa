import { randomUUIDv7 } from 'node:crypto'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { traveller } from '../../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import type { AnswerPart, Question } from '../assistant.ts'
import { community } from '../testing/community.ts'
import { calls, type Script, says, scriptedModel, stallsAfter } from '../testing/scripted-model.ts'
import { modelAssistant } from './model-assistant.ts'

let andariego: TestApp
let places: Awaited<ReturnType<typeof community>>
let model: Awaited<ReturnType<typeof scriptedModel>> | null = null

beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  places = await community(await traveller(andariego), await traveller(andariego))
}, 120_000)
afterEach(() => model?.close())
afterAll(() => andariego.close())

const question: Question = {
  userId: randomUUIDv7(),
  message: '¿Qué ver en Granada?',
  history: [],
  memory: null,
}
const PATIENCE = { answer: 3_000, silence: 150 }

const ask = async (scripts: Script[], asked: Partial<Question> = {}, patience = PATIENCE) => {
  model = await scriptedModel(...scripts)
  const settings = { url: model.url, model: 'viajero-1', apiKey: 'clave' }
  const parts: AnswerPart[] = []
  const assistant = modelAssistant(andariego.services, settings, patience)
  for await (const part of assistant.answer({ ...question, ...asked }, new AbortController().signal))
    parts.push(part)
  return {
    requests: model.asked,
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    pieces: parts.filter((part) => 'text' in part).length,
    sources: parts.flatMap((part) => ('sources' in part ? part.sources : [])),
    draft: parts.flatMap((part) => ('itineraryDraft' in part ? part.itineraryDraft : []))[0],
  }
}
const toolResult = (requests: { body: { messages: { role: string; content: string }[] } }[], step: number) =>
  requests[step]?.body.messages.findLast(({ role }) => role === 'tool')?.content ?? ''

describe('a good model', () => {
  test('is asked once, with the key, the rules, a bounded history and tools; its answer comes sentence by sentence', async () => {
    const history = [{ message: '¿Y Lima?', response: 'x'.repeat(5_000) }]
    const { text, pieces, requests } = await ask([says('¡Hola', ' viajera! ¿Qué', ' tal?')], { history })
    expect([text, pieces]).toEqual(['¡Hola viajera! ¿Qué tal?', 2])
    const [request] = requests
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer clave' })
    expect(request?.body).toMatchObject({ model: 'viajero-1', stream: true, max_tokens: 1_000 })
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(request?.body.messages[2]?.content).toHaveLength(1_500)
    expect(request?.body.tools?.map((tool) => tool.function.name)).toEqual([
      'find',
      'about',
      'compare',
      'near',
      'plan',
    ])
  })

  test('queries the community, and the places it mentions become its sources', async () => {
    const { alhambra, generalife } = places
    const { requests, sources, text } = await ask([
      calls('find', { wish: 'lugares', where: 'Granada' }),
      calls('about', { place: 'la Alhambra', topic: 'mucha gente' }),
      says(`Empieza por la [Alhambra](/place/${alhambra.id}): «Demasiada gente en las colas de la mañana.»`),
    ])
    expect(toolResult(requests, 1)).toContain(generalife.id)
    expect(toolResult(requests, 2)).toContain('Demasiada gente en las colas')
    expect(requests.map(({ body }) => JSON.stringify(body)).join()).not.toContain('@example.com')
    expect(text).toContain('Empieza por')
    const sentence = 'Demasiada gente en las colas de la mañana.'
    const quotes = [{ reviewId: expect.any(String), sentence }]
    expect(sources).toEqual([{ placeId: alhambra.id, name: 'Alhambra', quotes }])
  })

  test('finds what is near, compares, and drafts a plan of existing places', async () => {
    const { requests, draft } = await ask([
      calls('near', { where: 'Alhambra' }),
      calls('compare', { places: ['Alhambra', 'Generalife'] }),
      calls('plan', { where: 'Granada', days: 1 }),
      says('Listo.'),
    ])
    expect(JSON.parse(toolResult(requests, 1)).text).toMatch(/Cerca de .+ la comunidad conoce/)
    expect(toolResult(requests, 2)).toContain('según la comunidad')
    expect(draft).toMatchObject({ name: 'Granada, 1 día', items: [{ day: 1 }, { day: 1 }, { day: 1 }] })
  })

  test('is told when there is no such place', async () => {
    const { requests } = await ask([
      calls('about', { place: 'Hotel Zzyzx' }),
      calls('plan', { where: 'Xqzwtr', days: 2 }),
      says('No la conozco.'),
    ])
    expect([1, 2].map((step) => JSON.parse(toolResult(requests, step)))).toEqual([
      { error: 'La comunidad no conoce ese lugar.' },
      { error: 'No está en el mapa ni en la comunidad.' },
    ])
  })

  test('that calls tools endlessly is told to finish', async () => {
    const again = calls('find', { wish: 'lugares', where: 'Granada' })
    const { requests } = await ask([again, again, again, again, says('Hasta aquí.')])
    expect(requests).toHaveLength(5)
  })
})

describe('a model that makes things up', () => {
  const FOUND = calls('find', { wish: 'lugares', where: 'Granada' })
  const heard = async (text: string) => (await ask([FOUND, says(text)])).text

  test.each([
    ['a place that no tool returned', 'Cena en el Mesón Inventado.'],
    ['a link to a place that it made', 'Ve al [Mirador](/place/01890000-0000-7000-8000-000000000000).'],
    ['a price that nobody told', 'La Alhambra cuesta 19 euros.'],
  ])('%s falls away with its sentence, and the answer says so', async (_what, invented) => {
    const text = await heard(`Empieza por la Alhambra. ${invented} Después, el Generalife.`)
    expect(text).toBe(
      'Empieza por la Alhambra. Después, el Generalife.\n\nDejé fuera lo que no sale de lo que cuenta la comunidad.',
    )
  })

  test('the link of the last mentioned place is added to sentences without a place, or they are removed', async () => {
    const { id } = places.alhambra
    expect(await heard('Empieza por la Alhambra. Hay mucha gente en las colas.')).toBe(
      `Empieza por la Alhambra. Hay mucha gente en las colas ([Alhambra](/place/${id})).`,
    )
    expect(await heard('Hay mucha gente en las colas. Empieza por la Alhambra.')).toMatch(
      /^Empieza por la Alhambra\.\n\nDejé fuera/,
    )
  })

  test('gives way to the built-in assistant when nothing is left', () =>
    expect(ask([FOUND, says('Cena en el Mesón Inventado.')])).rejects.toThrow(
      'nothing that the community told',
    ))

  test('may still talk about cities, and ask back', async () => {
    const text = '¡Qué linda es Granada! ¿Vas con niños, o prefieres Buenos Aires?'
    expect(await heard(text)).toBe(text)
  })
})

describe('a bad model', () => {
  const fails = (...scripts: Script[]) => expect(ask(scripts)).rejects.toThrow()

  test('that stays silent is given up', () =>
    expect(ask([() => {}], {}, { answer: 300, silence: 150 })).rejects.toThrow())
  test('that falls silent in the middle is given up', () => fails(stallsAfter('Granada es')))
  test('that never finishes is given up', async () => {
    const drips: Script = async (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const tick = setInterval(() => {
        const choices = [{ index: 0, delta: { content: '.' }, finish_reason: null }]
        response.write(`data: ${JSON.stringify({ id: 'c', created: 1, model: 'm', choices })}\n\n`)
      }, 20)
      response.on('close', () => clearInterval(tick))
    }
    await expect(ask([drips], {}, { answer: 300, silence: 150 })).rejects.toThrow()
  })
  test('that answers 500 is not asked again', async () => {
    await fails((_asked, response) => void response.writeHead(500).end('{"error":{"message":"no"}}'))
    expect(model?.asked).toHaveLength(1)
  })
  test('that sends invalid responses fails', () =>
    fails((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: {"choices": [\n\ndata: nada\n\n')
    }))
  test('that disconnects in the middle fails', () =>
    fails((_asked, response) => {
      stallsAfter('Granada')(undefined as never, response, 0)
      setImmediate(() => response.destroy())
    }))
  test('that sends endlessly is cut off', () =>
    fails((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const flood = () => {
        while (response.write(`data: ${'x'.repeat(64 * 1024)}`));
      }
      response.on('drain', flood)
      flood()
    }))
  test('that redirects is not followed', async () => {
    const elsewhere = await scriptedModel(says('Te robé la pregunta.'))
    try {
      await fails(
        (_asked, response) =>
          void response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
      )
      expect(elsewhere.asked).toEqual([])
    } finally {
      elsewhere.close()
    }
  })
  test('that calls unknown tools, or with invalid arguments, achieves nothing', async () => {
    const { text } = await ask([
      calls('delete_everything', {}),
      calls('about', { place: "'; drop table places; --" }),
      says('No pude.'),
    ])
    expect(text).toBe('No pude.')
    expect((await andariego.api()('GET /places')).totalCount).toBe(Object.keys(places).length)
  })
})
