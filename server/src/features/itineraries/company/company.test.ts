import { randomUUID } from 'node:crypto'
import { COMMENT_MAX, TRIP_COMMENTS_MAX } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { testApp } from '../../../../test/test-app.ts'
import type { Traveller } from '../../../../test/traveller.ts'
import type { PlatformEvent } from '../../../platform/events.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, newcomer, make } = await openScene()
afterAll(() => andariego.close())
const { database, events } = andariego.services

const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.message]
}
const invite = (id: string, who: Traveller, role: 'edit' | 'view' = 'view') =>
  ana.api('PUT /itineraries/:id/people/:userId', { params: { id, userId: who.id }, body: { role } })
const block = (who: Traveller, whom: Traveller) =>
  who.api('PUT /users/:id/block', { params: { id: whom.id } })

/** Creates a trip of Ana's that Luz may read and a newcomer may edit, with its first stop. */
const sharedTrip = async () => {
  const leo = await newcomer()
  const { id, items } = await make(ana)
  await invite(id, luz)
  await invite(id, leo, 'edit')
  return { id, stopId: items[0]?.id ?? '', leo, params: { id } }
}
const say = async (who: Traveller, id: string, stopId: string, content: string) =>
  (await who.api('POST /itineraries/:id/comments', { params: { id }, body: { stopId, content } })).data
const heard = async (who: Traveller, id: string) =>
  (await who.api('GET /itineraries/:id/comments', { params: { id } })).data.map(({ content }) => content)

/** Collects the users of this process's events of a type from now on. */
const told = (type: 'trip-comment' | 'trip-presence') => {
  const all: string[][] = []
  const stop = events.on('live', ({ userIds, event }: Extract<PlatformEvent, { type: 'live' }>) => {
    if (event.type === type) all.push(userIds)
  })
  onTestFinished(stop)
  return all
}

describe('comments on a stop', () => {
  test('are visible to all who may open the trip, and announced to their open pages', async () => {
    const { id, stopId, leo } = await sharedTrip()
    const events = told('trip-comment')
    const comment = await say(luz, id, stopId, '  ¿Abre los lunes?  ')
    expect(comment).toMatchObject({
      stopId,
      content: '¿Abre los lunes?',
      by: { id: luz.id },
      may: ['remove'],
    })
    expect(events.map((ids) => ids.toSorted())).toEqual([[ana.id, luz.id, leo.id].toSorted()])
    await say(ana, id, stopId, 'Sí.')
    expect(await heard(leo, id)).toEqual(['¿Abre los lunes?', 'Sí.'])
  })

  test('are announced together per trip to people who are away, but not across a block or after deletion', async () => {
    const { id, stopId, leo } = await sharedTrip()
    const comments = async (who: Traveller) =>
      (await who.api('GET /notifications')).data.filter(
        ({ text, address }) => text.includes('coment') && address.endsWith(id),
      )
    const texts = async (who: Traveller) => (await comments(who)).map(({ text }) => text)
    const { data: trip } = await ana.api('GET /itineraries/:id', { params: { id } })
    await block(leo, luz)
    const pageId = randomUUID()
    await ana.api('PUT /itineraries/:id/presence/:pageId', { params: { id, pageId }, body: { stopId: null } })
    const { id: commentId } = await say(luz, id, stopId, '¿Abre los lunes?')
    const one = `${luz.email} comentó paradas del viaje «${trip.name}».`
    expect(await comments(ana)).toMatchObject([{ text: one, isRead: true }])
    expect(await texts(leo)).toEqual([])
    expect(await texts(luz)).toEqual([])
    await ana.api('DELETE /itineraries/:id/presence/:pageId', { params: { id, pageId } })
    await say(leo, id, stopId, 'Creo que sí.')
    await say(leo, id, stopId, 'Sí, a las diez.')
    const both = `${leo.email} y ${luz.email} comentaron paradas del viaje «${trip.name}».`
    expect(await comments(ana)).toMatchObject([{ text: both, isRead: false, count: 2 }])
    await luz.api('DELETE /itineraries/:id/comments/:commentId', { params: { id, commentId } })
    expect(await texts(ana)).toEqual([`${leo.email} comentó paradas del viaje «${trip.name}».`])
  })

  test("are deleted by their author or the trip's owner, and nobody else", async () => {
    const { id, stopId, leo } = await sharedTrip()
    const remove = (who: Traveller, commentId: string) =>
      who.api('DELETE /itineraries/:id/comments/:commentId', { params: { id, commentId } })
    const [first, second] = [await say(leo, id, stopId, 'Uno'), await say(leo, id, stopId, 'Dos')]
    expect(await refused(remove(luz, first.id))).toEqual([
      403,
      'Solo quien escribió el comentario o creó el itinerario puede borrarlo.',
    ])
    const { data } = await luz.api('GET /itineraries/:id/comments', { params: { id } })
    expect(data.map(({ may }) => may)).toEqual([['report'], ['report']])
    await remove(leo, first.id)
    await remove(ana, second.id)
    expect(await refused(remove(ana, second.id))).toEqual([404, 'Ese comentario ya no está.'])
    expect(await heard(ana, id)).toEqual([])
  })

  test('need a stop of the trip and a text, and have limits', async () => {
    const { id, stopId } = await sharedTrip()
    expect(await refused(say(ana, id, randomUUID(), 'Hola'))).toEqual([
      404,
      'Esa parada no está en este itinerario.',
    ])
    const { body } = await refusal(say(ana, id, stopId, '   '))
    expect(body.errors).toEqual(['Escribe un comentario.'])
    expect((await refusal(say(ana, id, stopId, 'x'.repeat(COMMENT_MAX + 1)))).status).toBe(422)
    await sql`insert into itinerary_comments (id, itinerary_id, stop_id, user_id, content)
      select gen_random_uuid(), ${id}, ${stopId}, ${ana.id}, 'x' from generate_series(2, ${TRIP_COMMENTS_MAX})`.execute(
      database,
    )
    await say(ana, id, stopId, 'El último')
    expect((await refused(say(ana, id, stopId, 'Uno más')))[1]).toContain(`como máximo ${TRIP_COMMENTS_MAX}`)
  })

  test('are invisible across a block, whoever made it, and then cannot be reported', async () => {
    const { id, stopId, leo } = await sharedTrip()
    const { id: subjectId } = await say(leo, id, stopId, 'Soy Leo')
    await say(luz, id, stopId, 'Soy Luz')
    const report = (who: Traveller) =>
      who.api('POST /reports', { body: { subjectType: 'comment', subjectId, reason: 'harassment' } })
    await report(luz)
    await block(leo, luz)
    onTestFinished(async () => {
      await leo.api('DELETE /users/:id/block', { params: { id: luz.id } })
    })
    expect(await heard(leo, id)).toEqual(['Soy Leo'])
    expect(await heard(luz, id)).toEqual(['Soy Luz'])
    expect(await heard(ana, id)).toEqual(['Soy Leo', 'Soy Luz'])
    expect((await refusal(report(luz))).status).toBe(404)
    expect((await refusal(report(await newcomer()))).status).toBe(404)
  })
})

describe('presence in a trip', () => {
  const look = (who: Traveller, id: string, stopId: string | null, pageId: string = randomUUID()) =>
    who.api('PUT /itineraries/:id/presence/:pageId', { params: { id, pageId }, body: { stopId } })
  const seen = async (who: Traveller, id: string) =>
    (await who.api('GET /itineraries/:id/presence', { params: { id } })).data.map((one) => [
      one.id,
      one.stopId,
    ])

  test('shows name and stop, changes when they do, and ends when they leave', async () => {
    const { id, stopId, leo } = await sharedTrip()
    const pageId = randomUUID()
    const { data, company } = await look(ana, id, null)
    expect([data, company]).toEqual([[], 2])
    const news = told('trip-presence')
    await look(leo, id, null, pageId)
    await look(leo, id, stopId, pageId)
    await look(leo, id, stopId, pageId)
    expect(news).toEqual([[ana.id], [ana.id]])
    expect(await seen(ana, id)).toEqual([[leo.id, stopId]])
    // Another tab without a stop hides nothing; the caller is not listed.
    await look(leo, id, null)
    expect(await seen(ana, id)).toEqual([[leo.id, stopId]])
    expect(await seen(leo, id)).toEqual([[ana.id, null]])
    const leave = (who: Traveller) =>
      who.api('DELETE /itineraries/:id/presence/:pageId', { params: { id, pageId } })
    await leave(luz)
    expect(await seen(ana, id)).toEqual([[leo.id, stopId]])
    await leave(leo)
    expect(await seen(ana, id)).toEqual([[leo.id, null]])
  })

  test('is announced in other processes', async () => {
    const { id } = await sharedTrip()
    const other = await testApp({}, { url: andariego.databaseUrl, drop: async () => {} })
    onTestFinished(() => other.close())
    const news: string[][] = []
    other.services.events.on('live', ({ userIds, event }) => {
      if (event.type === 'trip-presence') news.push(userIds)
    })
    await look(ana, id, null)
    await look(luz, id, null)
    await expect.poll(() => news).toEqual([[ana.id]])
  })

  test('ends when a page closes without saying so', async () => {
    const { id, leo } = await sharedTrip()
    await look(leo, id, null)
    await sql`update itinerary_presence set seen_at = now() - interval '2 minutes' where user_id = ${leo.id}`.execute(
      database,
    )
    expect(await seen(ana, id)).toEqual([])
    await look(ana, id, null)
    const { rows } = await sql`select from itinerary_presence where user_id = ${leo.id}`.execute(database)
    expect(rows).toEqual([])
  })

  test("is invisible across a block, and another person's page cannot be taken over", async () => {
    const { id, leo, stopId } = await sharedTrip()
    const pageId = randomUUID()
    await look(leo, id, null, pageId)
    await look(ana, id, stopId, pageId)
    expect(await seen(ana, id)).toEqual([[leo.id, null]])
    await block(luz, leo)
    onTestFinished(async () => {
      await luz.api('DELETE /users/:id/block', { params: { id: leo.id } })
    })
    expect(await seen(luz, id)).toEqual([])
    await look(luz, id, null)
    expect(await seen(leo, id)).toEqual([])
  })
})

describe('a block between the owner and somebody else', () => {
  test('ends single sharing and its events, and prevents accepting an invitation', async () => {
    const { id, leo, stopId, params } = await sharedTrip()
    const { data } = await ana.api('POST /itineraries/:id/links', { params, body: { kind: 'invitation' } })
    const token = data.url.split('/').at(-1) ?? ''
    await block(leo, ana)
    expect((await refusal(leo.api('GET /itineraries/:id', { params }))).status).toBe(404)
    expect((await refusal(say(leo, id, stopId, 'Hola'))).status).toBe(404)
    const news = told('trip-comment')
    await say(ana, id, stopId, 'Sin Leo')
    expect(news.flat()).not.toContain(leo.id)
    const gone = 'Este enlace ya no existe. Quizá venció, o quien lo compartió lo retiró.'
    expect(await refused(leo.api('POST /invitations/:token', { params: { token } }))).toEqual([404, gone])
    expect(await refused(invite(id, leo))).toEqual([404, 'El usuario no existe.'])
    const carla = await newcomer()
    await block(ana, carla)
    expect(await refused(carla.api('POST /invitations/:token', { params: { token } }))).toEqual([404, gone])
  })
})
