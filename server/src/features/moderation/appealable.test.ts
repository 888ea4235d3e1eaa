import { APPEALABLE, DECISIONS, type DecisionKind } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
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

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const addPlace = ({ api }: Traveller) => api('POST /places', { body: newPlace() })

/** What each decision is made about, what must be decided before, and whether an appeal that is granted undoes it. */
const CASES: Record<
  DecisionKind,
  { about: 'place' | 'user'; after?: DecisionKind; undoneBy?: DecisionKind }
> = {
  dismiss: { about: 'place' },
  hide: { about: 'place', undoneBy: 'restore' },
  restore: { about: 'place', after: 'hide' },
  remove: { about: 'place' },
  lock: { about: 'place', undoneBy: 'unlock' },
  unlock: { about: 'place', after: 'lock' },
  merge: { about: 'place', undoneBy: 'restore' },
  warn: { about: 'user' },
  limit: { about: 'user', undoneBy: 'lift' },
  suspend: { about: 'user', undoneBy: 'lift' },
  close: { about: 'user', undoneBy: 'lift' },
  lift: { about: 'user', after: 'limit' },
}

/** Decides this about a new person or their place, and returns the decision with the person. */
const decided = async (kind: DecisionKind) => {
  const author = await traveller(andariego)
  const { about, after } = CASES[kind]
  const subjectId = about === 'user' ? author.id : (await addPlace(author)).id
  if (after) await decideAs(judge)(about, subjectId, after)
  const more = {
    ...(kind === 'suspend' && { until: tomorrow() }),
    ...(kind === 'merge' && { intoId: (await addPlace(reader)).id }),
  }
  const { data } = await decideAs(judge)(about, subjectId, kind, more)
  // Closing an account ends its sessions; its owner signs in again to appeal.
  const credentials = { email: author.email, password: author.password }
  const session =
    kind === 'close' ? (await andariego.api()('POST /auth/login', { body: credentials })).data : author
  return { author, api: andariego.api(session.accessToken), decisionId: data.id }
}
const appealOf = (api: Traveller['api'], id: string) =>
  api('POST /moderation/decisions/:id/appeal', { params: { id }, body: { text: 'No estoy de acuerdo.' } })
const answerOf = ({ api }: Traveller, id: string) =>
  api('POST /moderation/appeals/:id/answer', {
    params: { id },
    body: { isUpheld: false, reason: 'Tienes razón.' },
  })

const appealable = DECISIONS.filter((kind) => APPEALABLE.includes(kind))
const final = DECISIONS.filter((kind) => !APPEALABLE.includes(kind))

describe.each(appealable)('the decision to %s', (kind) => {
  test('is told to its author with «Apelar», and appealed once, however often that is sent at once', async () => {
    const { author, api, decisionId } = await decided(kind)
    const noticeOf = async () => (await api('GET /users/me/notices')).data.find(({ id }) => id === decisionId)
    expect(await noticeOf()).toMatchObject({ decision: kind, may: ['appeal'], appeal: null })
    const told = andariego.letters
      .filter(({ to }) => to === author.email)
      .flatMap(({ paragraphs }) => paragraphs)
    expect(told.join(' ')).toContain('puedes apelar una vez: lo decide otra persona')
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => appealOf(api, decisionId)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await noticeOf()).toMatchObject({ may: [] })

    expect(await refused(answerOf(judge, decisionId))).toEqual({ status: 403, code: 'forbidden' })
    expect(await refused(answerOf(reader, decisionId))).toEqual({ status: 403, code: 'forbidden' })
    const { data } = await answerOf(colleague, decisionId)
    expect(data.decision).toBe(CASES[kind].undoneBy ?? 'grant')
    expect((await noticeOf())?.appeal?.answer).toEqual({ isUpheld: false, reason: 'Tienes razón.' })
    expect((await api('GET /users/me/notices')).restriction).toBeNull()
  })
})

test.each(final)('the decision to %s takes nothing from its author, and cannot be appealed', async (kind) => {
  const { api, decisionId } = await decided(kind)
  const status = kind === 'dismiss' ? { status: 404, code: 'not-found' } : { status: 422, code: 'validation' }
  expect(await refused(appealOf(api, decisionId))).toEqual(status)
})

test('a moderator appeals like everybody, and does not answer the appeal', async () => {
  const accused = await moderator(andariego)
  const { data } = await decideAs(judge)('user', accused.id, 'warn')
  await appealOf(accused.api, data.id)
  const { data: waiting } = await accused.api('GET /moderation/appeals')
  expect(waiting.find(({ decision }) => decision.id === data.id)?.may).toEqual([])
  expect(await refused(answerOf(accused, data.id))).toEqual({ status: 403, code: 'forbidden' })
  await answerOf(colleague, data.id)
})

test.each([
  ['in the past', '2020-01-01T00:00:00.000Z', 422],
  ['now', new Date().toISOString(), 422],
  ['on a day that does not exist', '2027-02-30T00:00:00.000Z', 422],
  ['missing', undefined, 422],
] as const)('a suspension whose end is %s is refused, and nobody hears of it', async (_, until, status) => {
  const person = await traveller(andariego)
  const attempt = decideAs(judge)('user', person.id, 'suspend', until === undefined ? {} : { until })
  expect((await refused(attempt)).status).toBe(status)
  expect(await person.api('GET /users/me/notices')).toMatchObject({ data: [], restriction: null })
})
