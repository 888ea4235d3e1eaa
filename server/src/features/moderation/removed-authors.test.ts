import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { decideAs, moderator, refused } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let colleague: Traveller
let reader: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, colleague, reader] = await Promise.all([
    moderator(andariego),
    moderator(andariego),
    traveller(andariego),
  ])
}, 120_000)
afterAll(() => andariego.close())

const notFound = { status: 404, code: 'not-found' }
const leave = ({ api, password }: Traveller) => api('DELETE /users/me', { body: { password } })
const reviewer = async () => {
  const person = await traveller(andariego)
  const place = await reader.api('POST /places', { body: newPlace() })
  const params = { id: place.id }
  const { data } = await person.api('POST /places/:id/reviews', { params, form: await newForm() })
  return { person, reviewId: data.id, placeId: place.id }
}
const report = async (subjectType: 'user' | 'review', subjectId: string) =>
  (await reader.api('POST /reports', { body: { subjectType, subjectId, reason: 'spam' } })).data.id
const queue = async () => (await judge.api('GET /moderation/reports')).data.map(({ subjectId }) => subjectId)
const appeal = ({ api }: Traveller, id: string) =>
  api('POST /moderation/decisions/:id/appeal', { params: { id }, body: { text: 'No fue así.' } })
const answer = ({ api }: Traveller, id: string, isUpheld = false) =>
  api('POST /moderation/appeals/:id/answer', { params: { id }, body: { isUpheld, reason: 'Lo miramos.' } })
/** Returns 200, or the status of the refusal. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    async (error: unknown) => (await refusal(Promise.reject(error))).status,
  )

describe('an account that is removed', () => {
  test('while it is reported takes the case about it along, and leaves the one about its review to be decided', async () => {
    const { person, reviewId, placeId } = await reviewer()
    await report('user', person.id)
    const reportId = await report('review', reviewId)
    await leave(person)
    const waiting = await queue()
    expect(waiting).not.toContain(person.id)
    expect(waiting).toContain(reviewId)
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: reportId } })
    expect(file.author).toBeNull()
    expect(file.current).not.toBeNull()
    expect(file.may).toEqual({ subject: ['dismiss', 'hide', 'remove'], author: [] })
    expect(await refused(decideAs(judge)('user', person.id, 'warn'))).toEqual(notFound)
    await judge.api('POST /moderation/decisions', {
      body: { reportId, subjectType: 'review', subjectId: reviewId, decision: 'hide', reason: 'Publicidad.' },
    })
    expect(await queue()).not.toContain(reviewId)
    expect((await reader.api('GET /places/:id/reviews', { params: { id: placeId } })).data).toEqual([])
  })

  test('while its appeal is open takes the appeal along', async () => {
    const { person, reviewId } = await reviewer()
    const { data: hidden } = await decideAs(judge)('review', reviewId, 'hide')
    await appeal(person, hidden.id)
    const open = async () =>
      (await colleague.api('GET /moderation/appeals')).data.map(({ decision }) => decision.id)
    expect(await open()).toContain(hidden.id)
    await leave(person)
    expect(await open()).not.toContain(hidden.id)
    expect(await refused(answer(colleague, hidden.id))).toEqual(notFound)
    // The decision itself stays, and can be taken back.
    await decideAs(colleague)('review', reviewId, 'restore')
  })

  test('while a moderator decides about its review: the decision is made', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, reviewer))
    const outcomes = await Promise.all(
      all.flatMap(({ person, reviewId }) => [
        outcomeOf(leave(person)),
        outcomeOf(decideAs(judge)('review', reviewId, 'hide')),
      ]),
    )
    expect(new Set(outcomes)).toEqual(new Set([200]))
    for (const { placeId } of all)
      expect((await reader.api('GET /places/:id/reviews', { params: { id: placeId } })).data).toEqual([])
  })

  test('while its appeal is answered: the answer is given, or nobody waits for it any more', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, reviewer))
    const hidden = await Promise.all(
      all.map(async ({ person, reviewId }) => {
        const { data } = await decideAs(judge)('review', reviewId, 'hide')
        await appeal(person, data.id)
        return data.id
      }),
    )
    const [removals, answers] = await Promise.all([
      Promise.all(all.map(({ person }) => outcomeOf(leave(person)))),
      Promise.all(hidden.map((id) => outcomeOf(answer(colleague, id)))),
    ])
    expect(new Set(removals)).toEqual(new Set([200]))
    expect(answers.filter((status) => status !== 200 && status !== 404)).toEqual([])
  })
})
