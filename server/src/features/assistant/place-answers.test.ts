import type { Place } from '@andariego/contract/places'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { community } from './testing/community.ts'

let andariego: TestApp
let ana: Traveller
let places: Awaited<ReturnType<typeof community>>
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  ana = await traveller(andariego)
  places = await community(ana, await traveller(andariego))
}, 120_000)
afterAll(() => andariego.close())

/** Asks as a visitor does. */
const ask = async ({ id }: Pick<Place, 'id'>, question: string, { app } = andariego) => {
  const response = await app.inject({
    url: `/api/places/${id}/answers?question=${encodeURIComponent(question)}`,
  })
  return { status: response.statusCode, body: response.json() }
}
const told = async (place: Place, question: string) => (await ask(place, question)).body.data
const review = ({ api }: Traveller, { id }: Place, content: string) => {
  const form = new FormData()
  form.set('rating', '4')
  form.set('content', content)
  return api('POST /places/:id/reviews', { params: { id }, form })
}

describe("a question on a place's page", () => {
  test("is answered to visitors from this place's reviews, with sources", async () => {
    const { text, sources, isUntold } = await told(places.alhambra, '¿Hay mucha gente?')
    expect(text).toContain('«Demasiada gente en las colas de la mañana.»')
    expect(text).not.toContain('](/place/')
    expect(isUntold).toBe(false)
    expect(sources).toEqual([
      {
        placeId: places.alhambra.id,
        name: 'Alhambra',
        quotes: [{ reviewId: expect.any(String), sentence: 'Demasiada gente en las colas de la mañana.' }],
      },
    ])
  })

  test('that nobody has told about gets an answer that says so, with what is told', async () => {
    expect(await told(places.alhambra, '¿Se puede ir con perros?')).toMatchObject({
      isUntold: true,
      text: expect.stringMatching(/^De Alhambra, nadie ha contado todavía .+\. Lo que sí cuentan/),
    })
    expect(await told(places.obelisco, '¿Qué tal es?')).toMatchObject({ isUntold: true })
  })

  test('is about this place, whatever place has a name like its words', async () => {
    const { text, sources } = await told(places.malba, '¿Hay algún museo de arqueología?')
    expect(JSON.stringify(sources)).not.toContain(places.museo.id)
    expect(text).toContain('Museo MALBA')
  })

  test.each([
    ['¿A qué distancia está del Generalife?', 'en línea recta'],
    ['¿Qué hay cerca?', 'Generalife'],
  ])('«%s» looks around', async (question, expected) => {
    expect((await told(places.alhambra, question)).text).toContain(expected)
  })

  test('uses a new review at once, although answers are cached', async () => {
    expect(await told(places.malba, '¿hay wifi?')).toMatchObject({ isUntold: true })
    await review(await traveller(andariego), places.malba, 'El wifi es gratis y anda muy bien en el café.')
    expect((await told(places.malba, '¿hay wifi?')).text).toContain('El wifi es gratis')
  })

  test('quotes an edited review as it is now, although answers are cached', async () => {
    const author = await traveller(andariego)
    const { data } = await review(author, places.generalife, 'El baño cuesta un euro.')
    expect((await told(places.generalife, '¿hay baños?')).text).toContain('El baño cuesta un euro.')
    await author.api('PUT /places/reviews/:id', {
      params: { id: data.id },
      body: { rating: 4, content: 'El baño ya es gratis.' },
    })
    const { text } = await told(places.generalife, '¿hay baños?')
    expect(text).toContain('El baño ya es gratis.')
    expect(text).not.toContain('un euro')
  })

  test('that is empty, too long or about no place is refused in Spanish', async () => {
    expect(await ask(places.malba, ' ')).toMatchObject({ body: { errors: ['Escribe tu pregunta.'] } })
    expect(await ask(places.malba, 'x'.repeat(301))).toMatchObject({
      body: { errors: ['La pregunta debe tener como máximo 300 caracteres.'] },
    })
    const nowhere = { id: '00000000-0000-7000-8000-000000000000' }
    expect(await ask(nowhere, '¿Hay baños?')).toMatchObject({
      status: 404,
      body: { message: 'No se encontró el lugar.' },
    })
  })

  test('is limited by address', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    onTestFinished(() => limited.close())
    const { api } = await traveller(limited)
    const { name, address, latitude, longitude } = places.malba
    const place = await api('POST /places', { body: { name, address, latitude, longitude } })
    for (let count = 0; count < 60; count++) await ask(place, 'hay wifi', limited)
    expect(await ask(place, 'hay wifi', limited)).toMatchObject({
      status: 429,
      body: { code: 'rate-limited' },
    })
  })
})
