import { randomUUID } from 'node:crypto'
import { SNAPSHOT_TEXT_MAX, type SubjectType } from '@andariego/contract/moderation-rules'
import { lengthOf } from '@andariego/contract/text-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace, newPortrait } from '../../../test/world.ts'
import { mediaRepository } from '../media/public.ts'
import { roomFor } from '../media/quota.ts'
import { pdf } from '../media/test/documents.ts'
import { verifyMedia } from '../media/verify-media.ts'
import { reportsRepository } from './reports-repository.ts'
import { moderator, refused } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
let reader: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[judge, reader] = await Promise.all([moderator(andariego), traveller(andariego)])
}, 120_000)
afterAll(() => andariego.close())

const report = async (subjectType: SubjectType, subjectId: string, who = reader) =>
  (await who.api('POST /reports', { body: { subjectType, subjectId, reason: 'spam' } })).data.id
const caseFile = async (id: string) =>
  (await judge.api('GET /moderation/reports/:id', { params: { id } })).data
const fetched = (url: string, { accessToken }: Traveller) =>
  andariego.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })
/** Whether moderators see a file, and whether its uploader does. */
const seen = async (mediaId: string, uploader: Traveller) => [
  (await fetched(`/api/moderation/media/${mediaId}`, judge)).statusCode,
  (await fetched(`/api/media/${mediaId}`, uploader)).statusCode,
]
const newReview = async () => {
  const author = await traveller(andariego)
  const params = { id: (await reader.api('POST /places', { body: newPlace() })).id }
  const { data } = await author.api('POST /places/:id/reviews', { params, form: await newForm() })
  return { author, id: data.id, mediaId: data.media[0]?.id ?? '' }
}
const removeReview = ({ author, id }: { author: Traveller; id: string }) =>
  author.api('DELETE /places/reviews/:id', { params: { id } })
const newTrip = async () => {
  const author = await traveller(andariego)
  const place = await author.api('POST /places', { body: newPlace() })
  const { data: trip } = await author.api('POST /itineraries', {
    body: { name: 'Al sur', items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  const params = { id: trip.id }
  const stopId = trip.items[0]?.id ?? ''
  await author.api('PUT /itineraries/:id/people/:userId', {
    params: { ...params, userId: reader.id },
    body: { role: 'view' },
  })
  const change = (...operations: Operation[]) =>
    author.api('POST /itineraries/:id/operations', {
      params,
      body: { operations: operations.map((operation) => ({ id: randomUUID(), operation })) },
    })
  const form = new FormData()
  form.set('file', new File([pdf()], 'reserva.pdf', { type: 'application/pdf' }))
  const { data: file } = await author.api('POST /itineraries/:id/stops/:stopId/files', {
    params: { ...params, stopId },
    form,
  })
  return { author, place, params, stopId, change, file }
}
/** Every file in storage has a row, and every row its files. */
const expectStorageInOrder = async () => {
  const { database, storage } = andariego.services
  const keys: string[] = []
  for await (const { key } of storage.list('media/')) keys.push(key)
  const known = await mediaRepository(database).knownKeys(keys)
  expect(keys.filter((key) => !known.has(key))).toEqual([])
  const problems: unknown[] = []
  for await (const problem of verifyMedia(storage, mediaRepository(database).all())) problems.push(problem)
  expect(problems).toEqual([])
}

describe('what was reported', () => {
  test('of a review keeps its photo for moderators alone when its author deletes the review', async () => {
    const review = await newReview()
    const reportId = await report('review', review.id)
    const before = await fetched(`/api/media/${review.mediaId}`, reader)
    await removeReview(review)
    const { reported, current } = await caseFile(reportId)
    expect(current).toBeNull()
    expect(reported.media).toEqual([{ id: review.mediaId, mimeType: 'image/webp' }])
    expect(await seen(review.mediaId, review.author)).toEqual([200, 404])
    const kept = await fetched(`/api/moderation/media/${review.mediaId}`, judge)
    expect(kept.rawPayload).toEqual(before.rawPayload)
    await expectStorageInOrder()
  })

  test('of a photo stays when only the photo is reported', async () => {
    const review = await newReview()
    await report('media', review.mediaId)
    await removeReview(review)
    expect(await seen(review.mediaId, review.author)).toEqual([200, 404])
  })

  test('of a profile keeps the portrait that was replaced', async () => {
    const person = await traveller(andariego)
    const replace = async () =>
      (await person.api('PUT /users/me/portrait', { form: await newPortrait() })).data.portrait ?? ''
    const shown = await replace()
    const reportId = await report('user', person.id)
    const next = await replace()
    expect((await caseFile(reportId)).reported.media.map(({ id }) => id)).toEqual([shown])
    expect(await seen(shown, person)).toEqual([200, 404])
    expect(await seen(next, person)).toEqual([200, 200])
    await person.api('DELETE /users/me/portrait')
    expect(await seen(next, person)).toEqual([404, 404])
    await expectStorageInOrder()
  })

  // Whatever stands before them: an odd number of units of memory, or an even one.
  test.each(['', 'x'])('of a long trip ends between two emojis%s', async (before) => {
    const { params, change } = await newTrip()
    const day = (date: number): Operation => ({
      kind: 'set-day',
      date: `2027-01-${date}`,
      fields: { note: `${date === 10 ? before : ''}${'🌈'.repeat(1990)}` },
    })
    await change(...Array.from({ length: 15 }, (_, index) => day(10 + index)))
    const reportId = await report('itinerary', params.id)
    expect(lengthOf((await caseFile(reportId)).reported.text)).toBe(SNAPSHOT_TEXT_MAX)
  })

  test('of a trip has what people wrote in it and its files, without bookings and costs', async () => {
    const { author, place, params, stopId, change, file } = await newTrip()
    const fields = {
      note: 'Una nota que insulta.',
      cost: { amount: 90, currency: 'EUR' },
      booking: { reference: 'XK29QP', link: 'https://reservas.example/1' },
    }
    await change(
      { kind: 'set-stop', stopId, fields },
      { kind: 'set-day', date: '2027-01-10', fields: { title: 'Llegada', note: null } },
      { kind: 'add-item', itemId: randomUUID(), text: 'Llevar abrigo', isDone: false, after: null },
    )
    expect(await seen(file.media.id, author)).toEqual([404, 200])
    const reportId = await report('itinerary', params.id)
    await change({ kind: 'set-stop', stopId, fields: { note: 'Nada que ver aquí.' } })
    await author.api('DELETE /itineraries/:id/files/:fileId', { params: { ...params, fileId: file.id } })
    const { reported, current } = await caseFile(reportId)
    expect(reported.text.split('\n')).toEqual([
      '10 de enero de 2027',
      'Llegada',
      place.name,
      'Una nota que insulta.',
      'https://reservas.example/1',
      'Lista',
      'Llevar abrigo',
    ])
    expect(reported.media).toEqual([{ id: file.media.id, mimeType: 'application/pdf' }])
    expect(current).toMatchObject({ media: [] })
    expect(current?.text).toContain('Nada que ver aquí.')
    expect(await seen(file.media.id, author)).toEqual([200, 404])
    await author.api('DELETE /itineraries/:id', { params })
    expect(await seen(file.media.id, author)).toEqual([200, 404])
    await expectStorageInOrder()
  })

  test('of a place, a description, a group and a comment stays as it was', async () => {
    const { author, place, params, stopId } = await newTrip()
    const describePlace = (description: string) =>
      author.api('PUT /places/:id/description', { params: { id: place.id }, body: { description } })
    await describePlace('Un faro que no es un faro, sino un anuncio.')
    const versions = await author.api('GET /places/:id/description/history', { params: { id: place.id } })
    const { data: group } = await author.api('POST /groups', {
      body: { name: 'Los que insultan', description: 'Solo para insultar.' },
    })
    await author.api('POST /groups/:id/members', {
      params: { id: group.id },
      body: { userIds: [reader.id] },
    })
    const { data: comment } = await author.api('POST /itineraries/:id/comments', {
      params,
      body: { stopId, content: 'Un insulto.' },
    })
    const ids = [
      await report('place', place.id),
      await report('description', versions.data[0]?.id ?? ''),
      await report('group', group.id),
      await report('comment', comment.id),
    ]
    await describePlace('Un faro blanco al final de un camino de ripio.')
    await author.api('DELETE /groups/:id', { params: { id: group.id } })
    await author.api('DELETE /itineraries/:id/comments/:commentId', {
      params: { ...params, commentId: comment.id },
    })
    const files = await Promise.all(ids.map(caseFile))
    expect(files.map(({ reported }) => reported.text)).toEqual([
      expect.stringContaining('sino un anuncio'),
      'Un faro que no es un faro, sino un anuncio.',
      'Solo para insultar.',
      'Un insulto.',
    ])
    expect(files[0]?.reported.text).toContain(`${place.latitude}, ${place.longitude}`)
    expect(files.map(({ current }) => current === null)).toEqual([false, false, true, true])
  })

  test('by a second person after a change is there beside what the first one saw', async () => {
    const review = await newReview()
    const edit = (content: string) =>
      review.author.api('PUT /places/reviews/:id', {
        params: { id: review.id },
        body: { rating: 1, content },
      })
    const reportId = await report('review', review.id)
    await edit('Una amenaza que se borra enseguida.')
    await report('review', review.id, judge)
    await edit('Un lugar muy bonito para descansar.')
    const { reported, reports } = await caseFile(reportId)
    expect(reported.text).toBe('Un lugar que vale la pena.')
    expect(reports.map(({ snapshot }) => snapshot?.text ?? null)).toEqual([
      null,
      'Una amenaza que se borra enseguida.',
    ])
  })

  test('and deleted in the same instant is kept whole or gone whole', async () => {
    const reviews = await Promise.all(Array.from({ length: 12 }, newReview))
    const outcomes = await Promise.allSettled(
      reviews.flatMap((review) => [removeReview(review), report('review', review.id)]),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(12)
    await expectStorageInOrder()
  })
})

test('a kept file no longer takes up room of the person who removed it, but of the site', async () => {
  const { database, config } = andariego.services
  const room = async (userId: string, { perUser, total } = config.quotas) =>
    (await roomFor(database, { userId, quotas: { perUser, total } })).bytes
  const { perUser, total } = config.quotas
  const review = await newReview()
  await report('review', review.id)
  const [own, site] = [
    await room(review.author.id),
    await room(review.author.id, { perUser: Number.MAX_SAFE_INTEGER, total }),
  ]
  expect(own).toBeLessThan(perUser)
  await removeReview(review)
  expect(await room(review.author.id)).toBe(perUser)
  expect(await room(review.author.id, { perUser: Number.MAX_SAFE_INTEGER, total })).toBe(site)
})

describe('a kept file goes', () => {
  test('thirty days after the decision, from storage, too', async () => {
    const { database, storage } = andariego.services
    const review = await newReview()
    const reportId = await report('review', review.id)
    await removeReview(review)
    await judge.api('POST /moderation/decisions', {
      body: {
        reportId,
        subjectType: 'review',
        subjectId: review.id,
        decision: 'dismiss',
        reason: 'Ya no está.',
      },
    })
    expect(await reportsRepository(database).releaseFiles()).toEqual([])
    expect(await seen(review.mediaId, review.author)).toEqual([200, 404])
    await sql`update reports set decided_at = now() - interval '31 days' where id = ${reportId}`.execute(
      database,
    )
    const gone = await reportsRepository(database).releaseFiles()
    expect(gone).toHaveLength(1)
    expect(await seen(review.mediaId, review.author)).toEqual([404, 404])
    for (const { key } of gone) await storage.delete(key)
  })

  test('not while another report is open', async () => {
    const { database } = andariego.services
    const review = await newReview()
    await report('review', review.id)
    await report('media', review.mediaId)
    await removeReview(review)
    const decide = (subjectId: string) =>
      sql`update reports set decided_at = now() - interval '31 days' where subject_id = ${subjectId}`.execute(
        database,
      )
    await decide(review.id)
    await reportsRepository(database).releaseFiles()
    expect(await seen(review.mediaId, review.author)).toEqual([200, 404])
    await decide(review.mediaId)
    await reportsRepository(database).releaseFiles()
    expect(await seen(review.mediaId, review.author)).toEqual([404, 404])
  })

  test('with the account of the person who uploaded it, and so do the reports about their trips', async () => {
    const { author, params, file } = await newTrip()
    const reportId = await report('itinerary', params.id)
    await author.api('DELETE /users/me', { body: { password: author.password } })
    expect(await refused(caseFile(reportId))).toEqual({ status: 404, code: 'not-found' })
    expect((await fetched(`/api/moderation/media/${file.media.id}`, judge)).statusCode).toBe(404)
    const review = await newReview()
    await report('review', review.id)
    await removeReview(review)
    await review.author.api('DELETE /users/me', { body: { password: review.author.password } })
    expect((await fetched(`/api/moderation/media/${review.mediaId}`, judge)).statusCode).toBe(404)
    const row = await mediaRepository(andariego.services.database).any(review.mediaId)
    expect(row).toBeUndefined()
  })
})
