import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { talk } from './testing/ask.ts'
import { community } from './testing/community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await community(await traveller(andariego), await traveller(andariego))
}, 120_000)
afterAll(() => andariego.close())

const planned = async () => {
  const ana = await traveller(andariego)
  const { id } = await talk(ana)('Un plan de 2 días en Granada')
  return { ana, id }
}
const save = ({ api }: Traveller, id: string, startDate = '2027-03-01') =>
  api('POST /chat/messages/:id/itinerary', { params: { id }, body: { startDate } })
const itineraries = async ({ api }: Traveller) => (await api('GET /itineraries')).data

test('the plan of an answer becomes one itinerary with dates and notes, however often it is saved', async () => {
  const { ana, id } = await planned()
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(ana, id)))
  expect(new Set(answers.map(({ data }) => data.id))).toEqual(new Set([id]))
  expect(await itineraries(ana)).toMatchObject([{ name: 'Granada, 2 días', itemCount: 3 }])
  const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
  expect(data.items.map(({ date }) => date)).toEqual(['2027-03-01', '2027-03-01', '2027-03-02'])
  const alhambra = data.items.find(({ place }) => place.name === 'Alhambra')
  expect(alhambra?.note).toMatch(/^«Hay que reservar\.» \(5 de 5, .+\)$/)
})

test('a saved plan stays as its owner has changed it, and may be saved again after its deletion', async () => {
  const { ana, id } = await planned()
  await save(ana, id)
  const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
  const items = data.items.slice(0, 1).map(({ place, date }) => ({ placeId: place.id, date }))
  await ana.api('PUT /itineraries/:id', { params: { id }, body: { name: 'Mi Granada', items } })
  expect((await save(ana, id)).data).toEqual({ id, name: 'Mi Granada' })
  await ana.api('DELETE /itineraries/:id', { params: { id } })
  expect((await save(ana, id)).data).toEqual({ id, name: 'Granada, 2 días' })
})

test('a name that is taken gets a number, and a deleted place is left out', async () => {
  const { ana, id } = await planned()
  await save(ana, id)
  const ask = talk(ana)
  const second = await ask('Un plan de 2 días en Granada')
  const [gone] = second.itineraryDraft?.items ?? []
  await andariego.services.database
    .updateTable('chat_messages')
    .set({
      itinerary_draft: JSON.stringify({
        name: 'Granada, 2 días',
        items: [
          { ...gone, placeId: '00000000-0000-7000-8000-000000000000' },
          ...(second.itineraryDraft?.items.slice(1) ?? []),
        ],
      }),
    })
    .where('id', '=', second.id)
    .execute()
  expect((await save(ana, second.id)).data.name).toBe('Granada, 2 días (2)')
  expect((await itineraries(ana))[0]).toMatchObject({ itemCount: 2 })
})

test("nobody can save another person's plan, an answer without one, or for a day that does not exist", async () => {
  const { ana, id } = await planned()
  const other = await traveller(andariego)
  const hello = await talk(other)('Hola')
  for (const [caller, answer] of [
    [other, id],
    [other, hello.id],
  ] as const)
    expect(await refusal(save(caller, answer))).toMatchObject({
      status: 404,
      body: { message: 'No se encontró el plan.' },
    })
  expect((await refusal(save(ana, id, '2027-02-30'))).status).toBe(422)
  expect((await refusal(save(ana, id, '9999-12-31'))).status).toBe(422)
  expect(await itineraries(ana)).toEqual([])
})
