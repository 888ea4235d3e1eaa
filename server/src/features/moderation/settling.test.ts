import type { SubjectType } from '@andariego/contract/moderation-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { decideAs, moderator } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let author: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, author] = await Promise.all([moderator(andariego), traveller(andariego)])
}, 120_000)
afterAll(() => andariego.close())

const newReview = async () => {
  const place = await author.api('POST /places', { body: newPlace() })
  const { data } = await author.api('POST /places/:id/reviews', {
    params: { id: place.id },
    form: await newForm(),
  })
  return { id: data.id, place }
}
const reports = (who: Traveller, subjectType: SubjectType, subjectId: string) =>
  who.api('POST /reports', { body: { subjectType, subjectId, reason: 'spam', note: null } })
const toldTo = async (who: Traveller) =>
  (await who.api('GET /notifications')).data
    .filter(({ kind }) => kind === 'report')
    .map(({ text, address }) => ({ text, address }))

const ACTED = {
  text: 'Revisamos tu denuncia de una reseña y tomamos medidas. ¡Gracias por avisar!',
  address: '/normas',
}

describe('who reported something', () => {
  test('is told when it was hidden, without its words, and nobody else is', async () => {
    const [first, second, bystander] = await Promise.all([
      traveller(andariego),
      traveller(andariego),
      traveller(andariego),
    ])
    const review = await newReview()
    await reports(first, 'review', review.id)
    await reports(second, 'review', review.id)
    await reports(judge, 'review', review.id)
    await decideAs(judge)('review', review.id, 'hide')
    await decideAs(judge)('review', review.id, 'restore')
    expect(await toldTo(first)).toEqual([ACTED])
    expect(await toldTo(second)).toEqual([ACTED])
    for (const untold of [judge, author, bystander]) expect(await toldTo(untold)).toEqual([])
  })

  test('is told that nothing changed, and is led to what was reported', async () => {
    const reader = await traveller(andariego)
    const { id, place } = await newReview()
    await reports(reader, 'review', id)
    await reports(reader, 'user', author.id)
    await decideAs(judge)('review', id, 'dismiss')
    await decideAs(judge)('user', author.id, 'dismiss')
    expect(await toldTo(reader)).toEqual([
      { text: 'Revisamos tu denuncia de una persona y no hicimos cambios.', address: `/user/${author.id}` },
      { text: 'Revisamos tu denuncia de una reseña y no hicimos cambios.', address: `/place/${place.id}` },
    ])
  })

  test('is told when the author was warned because of it', async () => {
    const reader = await traveller(andariego)
    const { id } = await newReview()
    const { data } = await reports(reader, 'review', id)
    await judge.api('POST /moderation/decisions', {
      body: {
        subjectType: 'user',
        subjectId: author.id,
        decision: 'warn',
        reason: 'Es publicidad.',
        reportId: data.id,
      },
    })
    expect(await toldTo(reader)).toEqual([ACTED])
  })

  test('is told again about a second report, and not at all where they chose so', async () => {
    const reader = await traveller(andariego)
    const { id } = await newReview()
    await reports(reader, 'review', id)
    await decideAs(judge)('review', id, 'dismiss')
    await reports(reader, 'review', id)
    await decideAs(judge)('review', id, 'hide')
    expect((await toldTo(reader)).map(({ text }) => text)).toEqual([
      ACTED.text,
      'Revisamos tu denuncia de una reseña y no hicimos cambios.',
    ])

    const { data: settings } = await reader.api('GET /notifications/settings')
    await reader.api('PUT /notifications/settings', {
      body: { ...settings, modes: { ...settings.modes, report: 'none' } },
    })
    const other = await newReview()
    await reports(reader, 'review', other.id)
    await decideAs(judge)('review', other.id, 'hide')
    expect(await toldTo(reader)).toHaveLength(2)
  })
})
