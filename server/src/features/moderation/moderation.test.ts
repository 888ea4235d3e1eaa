import { randomUUID } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const newReview = async (content = 'Una plaza muy tranquila.') => {
  const place = await reader.api('POST /places', { body: newPlace() })
  const form = new FormData()
  form.set('rating', '2')
  form.set('content', content)
  const { data } = await author.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  return data
}
const report = (who: Traveller, subjectId: string) =>
  who.api('POST /reports', {
    body: { subjectType: 'review', subjectId, reason: 'harassment', note: 'Insulta.' },
  })

test('nothing can be decided about what is not there', async () => {
  const body = {
    subjectType: 'review',
    subjectId: randomUUID(),
    decision: 'hide',
    reason: 'Insulta.',
  } as const
  const { status, body: answer } = await refusal(judge.api('POST /moderation/decisions', { body }))
  expect([status, answer.message]).toEqual([404, 'Esto ya no existe: no hay nada que decidir.'])
})

describe('a report', () => {
  test('keeps a copy of its subject, whatever becomes of it', async () => {
    const review = await newReview('Así fue escrito al principio.')
    const { data } = await report(reader, review.id)
    await author.api('PUT /places/reviews/:id', {
      params: { id: review.id },
      body: { rating: 5, content: 'Ahora dice otra cosa.' },
    })
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
    expect(file.reported.text).toBe('Así fue escrito al principio.')
    expect(file.current?.text).toBe('Ahora dice otra cosa.')
    expect(file.reports).toMatchObject([
      { reason: 'harassment', note: 'Insulta.', reporter: { id: reader.id } },
    ])
    expect(file.author?.person.id).toBe(author.id)
    expect(file.may).toEqual({
      subject: ['dismiss', 'hide', 'remove'],
      author: ['hide', 'warn', 'limit', 'suspend', 'close'],
    })
  })

  test('does not tell a moderator who reported their own content', async () => {
    const place = await reader.api('POST /places', { body: newPlace() })
    const form = new FormData()
    form.set('rating', '2')
    form.set('content', 'Una plaza sin gracia.')
    const own = await judge.api('POST /places/:id/reviews', { params: { id: place.id }, form })
    const { data } = await report(reader, own.data.id)
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
    expect(file.reports).toMatchObject([{ reason: 'harassment', note: null, reporter: null }])
  })

  test('about a person is listed by the name that they chose, without their e-mail', async () => {
    const person = await traveller(andariego)
    const about = (subjectId: string) =>
      reader.api('POST /reports', { body: { subjectType: 'user', subjectId, reason: 'spam' } })
    await about(person.id)
    const { data: nameless } = await judge.api('GET /moderation/reports')
    expect(nameless.find(({ subjectId }) => subjectId === person.id)?.title).toBe('Perfil')
    const named = await traveller(andariego)
    await named.api('PUT /users/me/profile', { body: { name: 'Lucía Mar' } })
    await about(named.id)
    const { data } = await judge.api('GET /moderation/reports')
    expect(data.find(({ subjectId }) => subjectId === named.id)?.title).toBe('Perfil de Lucía Mar')
    expect(JSON.stringify(data)).not.toContain(named.email)
    await named.api('DELETE /users/me', { body: { password: named.password } })
    expect(JSON.stringify((await judge.api('GET /moderation/reports')).data)).not.toContain('Lucía Mar')
  })

  test('about a person keeps what they had written about themselves, and shows their portrait', async () => {
    const person = await traveller(andariego)
    const describe = (bio: string) =>
      person.api('PUT /users/me/profile', { body: { name: 'Mara', bio, homeCity: 'Salta' } })
    await describe('Insulto a quien me lee.')
    const pixels = { width: 400, height: 400, channels: 3 as const, background: 'teal' }
    const bytes = await sharp({ create: pixels }).png().toBuffer()
    const form = new FormData()
    form.set('portrait', new File([bytes], 'retrato.png', { type: 'image/png' }))
    const { data: shown } = await person.api('PUT /users/me/portrait', { form })
    const { data } = await reader.api('POST /reports', {
      body: { subjectType: 'user', subjectId: person.id, reason: 'harassment' },
    })
    await describe('Amo los trenes.')
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
    expect(file.reported).toMatchObject({
      text: 'Insulto a quien me lee.\nSalta',
      media: [{ id: shown.portrait }],
    })
    expect(file.current?.text).toBe('Amo los trenes.\nSalta')
  })

  test('about the same by the same person is stored once while open', async () => {
    const { id } = await newReview()
    await report(reader, id)
    expect(await refused(report(reader, id))).toEqual({ status: 409, code: 'duplicate' })
    await report(judge, id)
    await decideAs(judge)('review', id, 'dismiss')
    await report(reader, id)
  })

  test('sent twenty times at once is stored once', async () => {
    const { id } = await newReview()
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => report(reader, id)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('about a private message shows moderators it and five on either side', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `mensaje ${index}`)
    const sent: string[] = []
    for (const content of texts) {
      const body = { receiverId: reader.id, content }
      sent.push((await author.api('POST /direct-messages', { body })).data.id)
    }
    const body = { subjectType: 'message', subjectId: sent[10] ?? '', reason: 'spam' } as const
    expect(await refused(judge.api('POST /reports', { body }))).toEqual({ status: 404, code: 'not-found' })
    const { data } = await reader.api('POST /reports', { body })
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
    expect(file.reported.messages.map(({ content }) => content)).toEqual(texts.slice(5, 16))
    expect(file.reported.messages.filter(({ isReported }) => isReported)).toMatchObject([
      { content: 'mensaje 10' },
    ])
  })

  test('is ranked by its reasons, with all reports about one thing together', async () => {
    const [light, heavy] = [
      await newReview('Una opinión cualquiera.'),
      await newReview('Una opinión terrible.'),
    ]
    await reader.api('POST /reports', {
      body: { subjectType: 'review', subjectId: light.id, reason: 'other' },
    })
    for (const who of [reader, judge])
      await who.api('POST /reports', {
        body: { subjectType: 'review', subjectId: heavy.id, reason: 'illegal' },
      })
    const { data } = await judge.api('GET /moderation/reports')
    const order = data.map(({ subjectId }) => subjectId)
    expect(order.indexOf(heavy.id)).toBeLessThan(order.indexOf(light.id))
    expect(data.find(({ subjectId }) => subjectId === heavy.id)).toMatchObject({ reportCount: 2, weight: 12 })
  })
})

describe('a decision', () => {
  test('closes all reports about it, is mailed to its author, and is logged', async () => {
    const { id } = await newReview()
    await report(reader, id)
    const { data } = await report(judge, id)
    const { data: decision } = await judge.api('POST /moderation/decisions', {
      body: {
        reportId: data.id,
        subjectType: 'review',
        subjectId: id,
        decision: 'hide',
        reason: 'Insulta a otra persona.',
      },
    })
    const open = (await judge.api('GET /moderation/reports')).data
    expect(open.map(({ subjectId }) => subjectId)).not.toContain(id)
    const { data: log } = await judge.api('GET /moderation/decisions')
    expect(log[0]).toEqual(decision)
    const { data: notices } = await author.api('GET /users/me/notices')
    expect(notices[0]).toMatchObject({ decision: 'hide', reason: 'Insulta a otra persona.', may: ['appeal'] })
    const letter = andariego.letters.findLast(({ to }) => to === author.email)
    expect(letter?.paragraphs.join(' ')).toContain('Insulta a otra persona.')
  })

  test('on a report about something can concern its author, and closes it', async () => {
    const { id } = await newReview()
    const { data } = await report(reader, id)
    await judge.api('POST /moderation/decisions', {
      body: {
        reportId: data.id,
        subjectType: 'user',
        subjectId: author.id,
        decision: 'warn',
        reason: 'Sé amable.',
      },
    })
    const { data: file } = await judge.api('GET /moderation/reports/:id', { params: { id: data.id } })
    expect(file.decidedAt).not.toBeNull()
  })

  test("is refused about one's own content, and where it makes no sense", async () => {
    const own = await judge.api('POST /places', { body: newPlace() })
    const decide = decideAs(judge)
    expect(await refused(decide('place', own.id, 'hide'))).toEqual({ status: 403, code: 'forbidden' })
    const { id } = await newReview()
    expect(await refused(decide('review', id, 'restore'))).toEqual({ status: 422, code: 'validation' })
    expect(await refused(decide('review', id, 'lock'))).toEqual({ status: 422, code: 'validation' })
    expect(await refused(decide('user', author.id, 'suspend'))).toEqual({ status: 422, code: 'validation' })
    expect(
      await refused(decide('user', author.id, 'suspend', { until: '2020-01-01T00:00:00.000Z' })),
    ).toEqual({
      status: 422,
      code: 'validation',
    })
  })

  test('in the log cannot be changed, not even by the product', async () => {
    const { id } = await newReview()
    const { data } = await decideAs(judge)('review', id, 'hide')
    const { database } = andariego.services
    const refused = expect.objectContaining({ code: '42501' })
    await expect(
      database.updateTable('decisions').set({ reason: 'Otro.' }).where('id', '=', data.id).execute(),
    ).rejects.toEqual(refused)
    await expect(database.deleteFrom('decisions').where('id', '=', data.id).execute()).rejects.toEqual(
      refused,
    )
  })

  test('to lock a description holds until it is unlocked', async () => {
    const place = await reader.api('POST /places', { body: newPlace() })
    const describe = () =>
      author.api('PUT /places/:id/description', {
        params: { id: place.id },
        body: { description: 'Un faro que se ve desde muy lejos, también de noche.' },
      })
    await decideAs(judge)('place', place.id, 'lock')
    expect(await refused(describe())).toEqual({ status: 403, code: 'forbidden' })
    await decideAs(judge)('place', place.id, 'unlock')
    await describe()
  })
})

test('a restriction whose news was missed holds once the connection to the database is restored', async () => {
  const { database, events } = andariego.services
  const someone = await traveller(andariego)
  const write = () => someone.api('POST /groups', { body: { name: `Grupo ${randomUUID()}` } })
  await write()
  await database
    .insertInto('restrictions')
    .values({ user_id: someone.id, kind: 'limited', reason: 'No cumple las normas.', until: null })
    .execute()
  await write()
  events.dispatch({ type: 'resync' })
  expect(await refused(write())).toEqual({ status: 403, code: 'restricted' })
})

test('two entries of one place are merged, with the reviews, favourites and itineraries of both', async () => {
  const [gone, kept] = [
    await reader.api('POST /places', { body: newPlace() }),
    await reader.api('POST /places', { body: newPlace() }),
  ]
  for (const [who, place, rating] of [
    [author, gone, '2'],
    [reader, kept, '5'],
  ] as const) {
    const form = new FormData()
    form.set('rating', rating)
    form.set('content', `Lo mismo en ${place.name}.`)
    await who.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  }
  for (const { id } of [gone, kept]) await author.api('POST /places/:id/favorite', { params: { id } })
  await reader.api('POST /places/:id/favorite', { params: { id: gone.id } })
  const day = { date: '2027-03-01' }
  const plan = (name: string, ...ids: string[]) =>
    author.api('POST /itineraries', { body: { name, items: ids.map((placeId) => ({ placeId, ...day })) } })
  const [{ data: first }, { data: both }] = [await plan('Uno', gone.id), await plan('Dos', gone.id, kept.id)]
  const merge = (intoId: string) => decideAs(judge)('place', gone.id, 'merge', { intoId })
  expect(await refused(merge(gone.id))).toEqual({ status: 422, code: 'validation' })
  await merge(kept.id)
  const params = { id: kept.id }
  const atOldAddress = () => andariego.app.inject(`/api/places/${gone.id}`)
  const moved = await atOldAddress()
  expect([moved.statusCode, moved.json().code, moved.headers.location]).toEqual([
    307,
    'moved',
    `/api/places/${kept.id}`,
  ])
  for (const drawing of ['poster.svg', 'poster.png']) {
    const drawn = await andariego.app.inject(`/api/places/${gone.id}/${drawing}`)
    expect([drawn.statusCode, drawn.headers.location]).toEqual([307, `/api/places/${kept.id}/${drawing}`])
  }
  expect(await reader.api('GET /places/:id', { params })).toMatchObject({
    averageRating: 3.5,
    totalReviews: 2,
  })
  expect((await andariego.api()('GET /places/:id/reviews', { params })).data).toHaveLength(2)
  for (const who of [author, reader])
    expect((await who.api('GET /places/favorites')).data.map(({ id }) => id)).toContain(kept.id)
  const placesIn = async (id: string) =>
    (await author.api('GET /itineraries/:id', { params: { id } })).data.items.map(({ place }) => place.id)
  expect(await placesIn(first.id)).toEqual([kept.id])
  expect(await placesIn(both.id)).toEqual([kept.id])

  // The kept place is merged into a third: both redirect there while that is shown.
  const third = await author.api('POST /places', { body: newPlace() })
  await decideAs(judge)('place', kept.id, 'merge', { intoId: third.id })
  expect((await atOldAddress()).headers.location).toBe(`/api/places/${third.id}`)
  await decideAs(judge)('place', third.id, 'hide')
  expect((await atOldAddress()).statusCode).toBe(404)
  await decideAs(judge)('place', gone.id, 'restore')
  expect((await atOldAddress()).statusCode).toBe(200)
})

test('what the assistant has read in the reviews of a merged place goes over to the other, and its description does not', async () => {
  const { database } = andariego.services
  const { id: reviewId, placeId } = await newReview('Hay sombra en la plaza.')
  const { id: intoId } = await reader.api('POST /places', { body: newPlace() })
  const read = { place_id: placeId, position: 90, rating: null, said_at: new Date(), aspects: [] }
  await database
    .insertInto('assistant_sentences')
    .values([
      { ...read, review_id: reviewId, sentence: 'De la reseña.' },
      { ...read, review_id: null, sentence: 'De la descripción.' },
    ])
    .execute()
  await decideAs(judge)('place', placeId, 'merge', { intoId })
  const rows = database.selectFrom('assistant_sentences').select(['place_id', 'sentence'])
  expect(await rows.where('position', '=', 90).execute()).toEqual([
    { place_id: intoId, sentence: 'De la reseña.' },
  ])
})

test('a stop that was edited stays in its trip, with its note, when its place is merged', async () => {
  const [gone, kept] = [
    await reader.api('POST /places', { body: newPlace() }),
    await reader.api('POST /places', { body: newPlace() }),
  ]
  const { data: trip } = await author.api('POST /itineraries', {
    body: { name: 'Con nota', items: [{ placeId: gone.id, date: '2027-03-01' }] },
  })
  const params = { id: trip.id }
  const stopId = trip.items[0]?.id ?? ''
  const change = async (operation: Operation) => {
    const operations = [{ id: randomUUID(), operation }]
    const { data } = await author.api('POST /itineraries/:id/operations', { params, body: { operations } })
    expect(data.rejected).toEqual([])
  }
  await change({ kind: 'set-stop', stopId, fields: { note: 'Llevar agua' } })
  await decideAs(judge)('place', gone.id, 'merge', { intoId: kept.id })
  const stops = async () =>
    (await author.api('GET /itineraries/:id', { params })).data.items.map(({ id, place, note }) => [
      id,
      place.id,
      note,
    ])
  expect(await stops()).toEqual([[stopId, kept.id, 'Llevar agua']])
  await change({ kind: 'set-stop', stopId, fields: { startTime: '09:00' } })
  expect(await stops()).toEqual([[stopId, kept.id, 'Llevar agua']])
})

describe('an appeal', () => {
  test('against a locked description or a merge unlocks it, or brings the place back, unless decided anew since', async () => {
    const colleague = await moderator(andariego)
    const [place, kept] = [
      await author.api('POST /places', { body: newPlace() }),
      await reader.api('POST /places', { body: newPlace() }),
    ]
    const decide = async (decision: 'lock' | 'unlock' | 'merge') =>
      (await decideAs(judge)('place', place.id, decision, decision === 'merge' ? { intoId: kept.id } : {}))
        .data
    const granted = async ({ id }: { id: string }) => {
      const params = { id }
      const body = { text: 'No son el mismo lugar.' }
      await author.api('POST /moderation/decisions/:id/appeal', { params, body })
      const answer = { isUpheld: false, reason: 'Tienes razón.' }
      return (await colleague.api('POST /moderation/appeals/:id/answer', { params, body: answer })).data
        .decision
    }
    const describe = () =>
      reader.api('PUT /places/:id/description', {
        params: { id: place.id },
        body: { description: 'Un faro que se ve desde muy lejos, también de noche.' },
      })
    const first = await decide('lock')
    await decide('unlock')
    const second = await decide('lock')
    expect(await granted(first)).toBe('grant')
    expect(await refused(describe())).toEqual({ status: 403, code: 'forbidden' })
    expect(await granted(second)).toBe('unlock')
    await describe()
    expect(await granted(await decide('merge'))).toBe('restore')
    expect(await reader.api('GET /places/:id', { params: { id: place.id } })).toMatchObject({
      name: place.name,
    })
  })

  test('is made once, decided by another moderator, and restores what was hidden', async () => {
    const colleague = await moderator(andariego)
    const review = await newReview('Lo que se va y vuelve.')
    const { data: hidden } = await decideAs(judge)('review', review.id, 'hide')
    const params = { id: hidden.id }
    const appeal = (who: Traveller) =>
      who.api('POST /moderation/decisions/:id/appeal', { params, body: { text: 'Es verdad lo que digo.' } })
    expect(await refused(appeal(reader))).toEqual({ status: 404, code: 'not-found' })
    await appeal(author)
    expect(await refused(appeal(author))).toEqual({ status: 409, code: 'duplicate' })
    const answer = (who: Traveller) =>
      who.api('POST /moderation/appeals/:id/answer', {
        params,
        body: { isUpheld: false, reason: 'Tienes razón.' },
      })
    expect(await refused(answer(judge))).toEqual({ status: 403, code: 'forbidden' })
    const { data: waiting } = await judge.api('GET /moderation/appeals')
    expect(waiting.find(({ decision }) => decision.id === hidden.id)?.may).toEqual([])
    await answer(colleague)
    expect(await refused(answer(colleague))).toEqual({ status: 404, code: 'not-found' })
    const shown = await reader.api('GET /places/:id/reviews', { params: { id: review.placeId } })
    expect(shown.data.map(({ content }) => content)).toEqual(['Lo que se va y vuelve.'])
    const { data: notices } = await author.api('GET /users/me/notices')
    expect(notices.find(({ id }) => id === hidden.id)?.appeal?.answer).toEqual({
      isUpheld: false,
      reason: 'Tienes razón.',
    })
  })
})

test('removing an account deletes the texts of its reports; decisions stay without a name', async () => {
  const person = await traveller(andariego)
  const { id } = await newReview()
  await person.api('POST /reports', {
    body: { subjectType: 'review', subjectId: id, reason: 'other', note: 'Palabras de quien se va.' },
  })
  await person.api('DELETE /users/me', { body: { password: person.password } })
  const rows = await andariego.services.database
    .selectFrom('reports')
    .select(['note', 'reporter_id'])
    .where('subject_id', '=', id)
    .execute()
  expect(rows).toEqual([{ note: null, reporter_id: null }])
})
