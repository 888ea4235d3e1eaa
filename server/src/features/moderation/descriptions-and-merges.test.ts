import { moderationMessages } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { decideAs, moderator, refused } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let author: Traveller
let reader: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, author, reader] = await Promise.all([
    moderator(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
}, 120_000)
afterAll(() => andariego.close())

const placeBy = ({ api }: Traveller, more = {}) => api('POST /places', { body: { ...newPlace(), ...more } })
const describe = ({ api }: Traveller, id: string, description: string) =>
  api('PUT /places/:id/description', { params: { id }, body: { description } })

/** Reports something, and returns its case as the moderator sees it. */
const caseOf = async (subjectType: 'place' | 'description', subjectId: string) => {
  const { data } = await reader.api('POST /reports', { body: { subjectType, subjectId, reason: 'false' } })
  const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
  return file
}

test('a description is locked where one of its versions was reported, and unlocked where it is locked', async () => {
  const { id } = await placeBy(author)
  await describe(author, id, 'Otra vez lo mismo, y peor escrito que la primera vez.')
  const { data } = await reader.api('GET /places/:id/description/history', { params: { id } })
  const version = data[0]?.id ?? ''
  const file = await caseOf('description', version)
  expect(file.may.subject).toEqual(expect.arrayContaining(['lock']))
  expect(file.may.subject).not.toContain('unlock')
  const mayOf = async ({ api }: Traveller) => (await api('GET /places/:id/kind', { params: { id } })).may
  expect(await mayOf(reader)).toEqual(['describe', 'report'])

  await decideAs(judge)('description', version, 'lock')
  expect(await refused(describe(author, id, 'Y otra vez lo mismo, por si nadie lo había leído.'))).toEqual({
    status: 403,
    code: 'forbidden',
  })
  expect([await mayOf(reader), await mayOf(judge)]).toEqual([['report'], ['correctKind', 'report']])
  expect(await refused(decideAs(judge)('description', version, 'lock'))).toEqual({
    status: 422,
    code: 'validation',
  })
  const { may } = await caseOf('place', id)
  expect(may.subject).toContain('unlock')
  expect(may.subject).not.toContain('lock')

  await decideAs(judge)('description', version, 'unlock')
  expect(await mayOf(reader)).toEqual(['describe', 'report'])
  await describe(author, id, 'Un faro que se ve desde muy lejos, también de noche.')
})

test('a place is not united with itself, nor with one that is not there, and the moderator is told which', async () => {
  const { id } = await placeBy(author)
  const merge = (intoId: string) => refusal(decideAs(judge)('place', id, 'merge', { intoId }))
  expect(await merge(id)).toMatchObject({ status: 422, body: { message: moderationMessages.mergeSame } })
  const nowhere = '01990000-0000-7000-8000-000000000000'
  expect(await merge(nowhere)).toMatchObject({
    status: 422,
    body: { message: moderationMessages.mergeNotFound },
  })
})

test('a reported place names its position to the metre', async () => {
  const { id } = await placeBy(author, { latitude: -13.040046719151151, longitude: -71.22970784271234 })
  const { reported } = await caseOf('place', id)
  expect(reported.text).toContain('-13.04005, -71.22971')
})
