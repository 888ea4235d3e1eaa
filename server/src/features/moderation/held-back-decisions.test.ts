import type { DecisionKind, SubjectType } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { moderator } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let colleague: Traveller
let seller: Traveller
beforeAll(async () => {
  andariego = await testApp({ RATE_LIMITS: 'on' })
  judge = await moderator(andariego)
  colleague = await moderator(andariego)
  seller = await traveller(andariego)
}, 60_000)
afterAll(() => andariego.close())

const caseOf = async (subjectId: string) => {
  const { data } = await judge.api('GET /moderation/reports')
  const open = data.find((report) => report.subjectId === subjectId)
  return open && (await judge.api('GET /moderation/reports/:id', { params: { id: open.id } })).data
}
const decide = (reportId: string, subjectType: SubjectType, subjectId: string, decision: DecisionKind) =>
  judge.api('POST /moderation/decisions', {
    body: { reportId, subjectType, subjectId, decision, reason: 'Es publicidad.' },
  })
const notices = () => seller.api('GET /users/me/notices')
const points = async () =>
  (await seller.api('GET /users/:id/stats', { params: { id: seller.id } })).data.points

test('what waits is shown or hidden with a reason, and no decision leaves it hidden without one', async () => {
  const { id: placeId } = await judge.api('POST /places', { body: newPlace() })
  const before = await points()
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'Reserva tu visita en https://ofertas.example ahora.')
  const { data: review } = await seller.api('POST /places/:id/reviews', { params: { id: placeId }, form })
  const waiting = await caseOf(review.id)
  expect(waiting?.may.subject).toEqual(['hide', 'restore', 'remove'])
  const reportId = waiting?.id ?? ''
  expect((await refusal(decide(reportId, 'review', review.id, 'dismiss'))).status).toBe(422)
  // A decision about the author decides nothing about the review.
  await decide(reportId, 'user', seller.id, 'warn')
  expect((await caseOf(review.id))?.id).toBe(reportId)
  expect((await notices()).heldBack).toHaveLength(1)

  const { data: hidden } = await decide(reportId, 'review', review.id, 'hide')
  expect(await caseOf(review.id)).toBeUndefined()
  const { data, heldBack } = await notices()
  expect(heldBack).toEqual([])
  expect(data[0]).toMatchObject({ decision: 'hide', reason: 'Es publicidad.', may: ['appeal'] })
  expect(await points()).toBe(before)
  const params = { id: hidden.id }
  await seller.api('POST /moderation/decisions/:id/appeal', { params, body: { text: 'Es un museo.' } })
  const answer = { isUpheld: false, reason: 'Tienes razón.' }
  await colleague.api('POST /moderation/appeals/:id/answer', { params, body: answer })
  const { data: shown } = await judge.api('GET /places/:id/reviews', { params: { id: placeId } })
  expect(shown.map(({ id }) => id)).toEqual([review.id])
  expect(await points()).toBe(before + 10)
})

test('so it is with a profile', async () => {
  await seller.api('PUT /users/me/profile', { body: { name: 'Paco', bio: 'Visita www.ofertas.example.' } })
  const waiting = await caseOf(seller.id)
  expect(waiting?.may.subject).toEqual([])
  expect(waiting?.may.author).toEqual(expect.arrayContaining(['hide', 'restore']))
  const reportId = waiting?.id ?? ''
  expect((await refusal(decide(reportId, 'user', seller.id, 'dismiss'))).status).toBe(422)
  await decide(reportId, 'user', seller.id, 'warn')
  expect((await notices()).heldBack).toHaveLength(1)
  await decide(reportId, 'user', seller.id, 'hide')
  expect(await caseOf(seller.id)).toBeUndefined()
  const { data, heldBack } = await notices()
  expect([data[0]?.decision, heldBack]).toEqual(['hide', []])
})
