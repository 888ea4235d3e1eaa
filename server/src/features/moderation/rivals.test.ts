import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { decideAs, moderator, refused } from './test/scene.ts'

// Moderators who decide at the same time, against each other, or while they are restricted themselves.

let andariego: TestApp
let judge: Traveller
let colleague: Traveller
let author: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, colleague, author] = await Promise.all([
    moderator(andariego),
    moderator(andariego),
    traveller(andariego),
  ])
}, 120_000)
afterAll(() => andariego.close())

const reviewBy = async (who: Traveller) => {
  const place = await judge.api('POST /places', { body: newPlace() })
  const { data } = await who.api('POST /places/:id/reviews', {
    params: { id: place.id },
    form: await newForm(),
  })
  return data
}
const pointsOf = async (who: Traveller) =>
  (await who.api('GET /users/:id/stats', { params: { id: who.id } })).data.points
const appealAs = (who: Traveller, id: string) =>
  who.api('POST /moderation/decisions/:id/appeal', { params: { id }, body: { text: 'No fue así.' } })
const grantAs = (who: Traveller, id: string) =>
  who.api('POST /moderation/appeals/:id/answer', {
    params: { id },
    body: { isUpheld: false, reason: 'Tienes razón.' },
  })
const notThis = { status: 422, code: 'validation' }

test('several who decide the same at once decide it once', async () => {
  const writer = await traveller(andariego)
  const { id } = await reviewBy(writer)
  const before = await pointsOf(writer)
  const atOnce = async (...[type, subjectId, decision]: Parameters<ReturnType<typeof decideAs>>) => {
    const tries = Array.from({ length: 8 }, (_, turn) =>
      decideAs(turn % 2 === 0 ? judge : colleague)(type, subjectId, decision),
    )
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
  }
  expect(await atOnce('review', id, 'hide')).toBe(1)
  expect(await pointsOf(writer)).toBeLessThan(before)
  expect(await atOnce('review', id, 'restore')).toBe(1)
  expect(await pointsOf(writer)).toBe(before)
  await decideAs(judge)('user', writer.id, 'limit')
  expect(await atOnce('user', writer.id, 'lift')).toBe(1)
  expect(await atOnce('user', writer.id, 'close')).toBe(1)
})

test('two moderators who answer an appeal at once: one does, and the other is told that nobody waits for it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, placeId } = await reviewBy(author)
    const { data: hidden } = await decideAs(judge)('review', id, 'hide')
    await appealAs(author, hidden.id)
    const third = await moderator(andariego)
    const answerAs = (who: Traveller, isUpheld: boolean) =>
      who.api('POST /moderation/appeals/:id/answer', {
        params: { id: hidden.id },
        body: { isUpheld, reason: 'Lo miramos.' },
      })
    const [granted, upheld] = await Promise.allSettled([answerAs(colleague, false), answerAs(third, true)])
    expect([granted.status, upheld.status].sort()).toEqual(['fulfilled', 'rejected'])
    const isGranted = granted.status === 'fulfilled'
    expect(await refused(answerAs(isGranted ? third : colleague, isGranted))).toEqual({
      status: 404,
      code: 'not-found',
    })
    const { data: shown } = await judge.api('GET /places/:id/reviews', { params: { id: placeId } })
    expect(shown).toHaveLength(isGranted ? 1 : 0)
    const { data: notices } = await author.api('GET /users/me/notices')
    expect(notices.find((notice) => notice.id === hidden.id)?.appeal?.answer?.isUpheld).toBe(!isGranted)
  }
})

describe('an appeal that is granted', () => {
  test('against a suspension leaves an account closed that was closed since', async () => {
    const person = await traveller(andariego)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const { data: suspended } = await decideAs(judge)('user', person.id, 'suspend', { until })
    await appealAs(person, suspended.id)
    await decideAs(judge)('user', person.id, 'close')
    const { data: answer } = await grantAs(colleague, suspended.id)
    expect(answer.decision).toBe('grant')
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: person.email, password: person.password },
    })
    const { restriction, data: notices } = await andariego.api(data.accessToken)('GET /users/me/notices')
    expect(restriction?.kind).toBe('closed')
    expect(notices.find(({ id }) => id === suspended.id)?.appeal?.answer?.isUpheld).toBe(false)
  })

  test('does not show what was hidden again since', async () => {
    const { id, placeId } = await reviewBy(author)
    const { data: hidden } = await decideAs(judge)('review', id, 'hide')
    await appealAs(author, hidden.id)
    await decideAs(judge)('review', id, 'restore')
    await decideAs(judge)('review', id, 'hide')
    await grantAs(colleague, hidden.id)
    expect((await judge.api('GET /places/:id/reviews', { params: { id: placeId } })).data).toEqual([])
  })

  test('against a warning is told as what it is', async () => {
    const person = await traveller(andariego)
    const { data: warned } = await decideAs(judge)('user', person.id, 'warn')
    await appealAs(person, warned.id)
    await grantAs(colleague, warned.id)
    const { data } = await person.api('GET /notifications', { query: {} })
    expect(data.map(({ text }) => text)).toContain('Revisamos tu apelación y te damos la razón.')
  })
})

test('a decision closes no report about something else', async () => {
  const [{ id }, other] = await Promise.all([reviewBy(author), traveller(andariego)])
  const { data: report } = await other.api('POST /reports', {
    body: { subjectType: 'review', subjectId: id, reason: 'spam' },
  })
  const decideOn = (subjectId: string) =>
    judge.api('POST /moderation/decisions', {
      body: { reportId: report.id, subjectType: 'user', subjectId, decision: 'warn', reason: 'Sé amable.' },
    })
  expect(await refused(decideOn(other.id))).toEqual(notThis)
  const open = async () => (await judge.api('GET /moderation/reports')).data.map(({ subjectId }) => subjectId)
  expect(await open()).toContain(id)
  await decideOn(author.id)
  expect(await open()).not.toContain(id)
})

test('a report that a colleague has decided meanwhile cannot be dismissed any more', async () => {
  const { id } = await reviewBy(author)
  const { data } = await judge.api('POST /reports', {
    body: { subjectType: 'review', subjectId: id, reason: 'harassment' },
  })
  const dismiss = () =>
    colleague.api('POST /moderation/decisions', {
      body: {
        reportId: data.id,
        subjectType: 'review',
        subjectId: id,
        decision: 'dismiss',
        reason: 'Cumple las normas.',
      },
    })
  await decideAs(judge)('review', id, 'hide')
  expect(await refused(dismiss())).toEqual(notThis)
  const { data: file } = await colleague.api('GET /moderation/reports/:id', { params: { id: data.id } })
  expect(file.history.map(({ decision }) => decision)).toEqual(['hide'])
  expect(file.may.subject).not.toContain('dismiss')
})

test('a moderator who is restricted decides nothing and reads no report, until that is lifted', async () => {
  const [limited, person] = await Promise.all([moderator(andariego), traveller(andariego)])
  const desk = () => limited.api('GET /moderation/reports')
  const offered = async () => (await limited.api('GET /users/me/notices')).may
  expect(await offered()).toEqual(['moderate'])
  await decideAs(judge)('user', limited.id, 'limit')
  const restricted = { status: 403, code: 'restricted' }
  expect(await refused(desk())).toEqual(restricted)
  expect(await refused(decideAs(limited)('user', person.id, 'warn'))).toEqual(restricted)
  expect(await refused(decideAs(limited)('user', limited.id, 'lift'))).toEqual(restricted)
  expect(await offered()).toEqual([])
  await decideAs(judge)('user', limited.id, 'lift')
  await desk()
  expect(await refused(decideAs(limited)('user', limited.id, 'warn'))).toEqual({
    status: 403,
    code: 'forbidden',
  })
})
