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

const question: Question = { userId: 'nobody', message: '¿Qué ver en Granada?', history: [], memory: null }
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
  test('is asked once, with the key, the rules, a bounded history and tools; its answer comes in pieces', async () => {
    const history = [{ message: '¿Y Lima?', response: 'x'.repeat(5_000) }]
    const { text, pieces, requests } = await ask([says('¡Hola', ' viajera!')], { history })
    expect([text, pieces]).toEqual(['¡Hola viajera!', 2])
    const [request] = requests
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer clave' })
    expect(request?.body).toMatchObject({ model: 'viajero-1', stream: true, max_tokens: 1_000 })
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(request?.body.messages[2]?.content).toHaveLength(1_500)
    expect(request?.body.tools?.map((tool) => tool.function.name)).toEqual([
      'search_places',
      'places_nearby',
      'place_details',
      'propose_itinerary',
    ])
  })

  test('looks into the community, and what it speaks of becomes its sources', async () => {
    const { alhambra, generalife } = places
    const { requests, sources, text } = await ask([
      calls('search_places', { text: 'granada' }),
      calls('place_details', { id: alhambra.id }),
      says(`Empieza por la [Alhambra](/place/${alhambra.id}).`),
    ])
    expect(toolResult(requests, 1)).toContain(generalife.id)
    expect(toolResult(requests, 2)).toContain('Los palacios al atardecer')
    expect(requests.map(({ body }) => JSON.stringify(body)).join()).not.toContain('@example.com')
    expect(text).toContain('Empieza por')
    expect(sources).toEqual([{ placeId: alhambra.id, name: 'Alhambra' }])
  })

  test('finds what is near a point of the map', async () => {
    const { requests } = await ask([
      calls('places_nearby', { where: 'Cusco' }),
      says('Machu Picchu queda cerca.'),
    ])
    const { places: near } = JSON.parse(toolResult(requests, 1))
    expect(near[0]).toMatchObject({ name: 'Machu Picchu', kilometres: expect.any(Number) })
  })

  test('drafts an itinerary of places that exist, and of no others', async () => {
    const made = '01890000-0000-7000-8000-000000000000'
    const items = [
      { placeId: places.generalife.id, day: 2 },
      { placeId: made, day: 1 },
      { placeId: places.alhambra.id, day: 1 },
    ]
    const { draft } = await ask([calls('propose_itinerary', { name: 'Granada', items }), says('Listo.')])
    expect(draft).toEqual({
      name: 'Granada',
      items: [
        { placeId: places.alhambra.id, name: 'Alhambra', day: 1 },
        { placeId: places.generalife.id, name: 'Generalife', day: 2 },
      ],
    })
  })

  test('that calls tools without end is told to come to an end', async () => {
    const again = calls('search_places', { text: 'granada' })
    const { requests } = await ask([again, again, again, again, says('Hasta aquí.')])
    expect(requests).toHaveLength(5)
  })
})

describe('a bad model', () => {
  const fails = (...scripts: Script[]) => expect(ask(scripts)).rejects.toThrow()

  test('that stays silent is given up', () =>
    expect(ask([() => {}], {}, { answer: 300, silence: 150 })).rejects.toThrow())
  test('that falls silent in the middle is given up', () => fails(stallsAfter('Granada es')))
  test('that never comes to an end is given up', async () => {
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
  test('that answers 500 is asked no second time', async () => {
    await fails((_asked, response) => void response.writeHead(500).end('{"error":{"message":"no"}}'))
    expect(model?.asked).toHaveLength(1)
  })
  test('that talks nonsense fails', () =>
    fails((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: {"choices": [\n\ndata: nada\n\n')
    }))
  test('that hangs up in the middle fails', () =>
    fails((_asked, response) => {
      stallsAfter('Granada')(undefined as never, response, 0)
      setImmediate(() => response.destroy())
    }))
  test('that sends without end is cut off', () =>
    fails((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const flood = () => {
        while (response.write(`data: ${'x'.repeat(64 * 1024)}`));
      }
      response.on('drain', flood)
      flood()
    }))
  test('that sends elsewhere is not followed', async () => {
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
  test('that calls tools that are none, or with nonsense, gets no further than that', async () => {
    const { text } = await ask([
      calls('delete_everything', {}),
      calls('place_details', { id: "'; drop table places; --" }),
      says('No pude.'),
    ])
    expect(text).toBe('No pude.')
    expect((await andariego.api()('GET /places')).totalCount).toBe(Object.keys(places).length)
  })
})
