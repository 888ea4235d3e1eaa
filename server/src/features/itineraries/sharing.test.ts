import { randomUUID } from 'node:crypto'
import { sharingEtag } from '@andariego/contract/itineraries-rules'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { PASSWORD, shown, type Traveller } from '../../../test/traveller.ts'
import { openScene } from './test/scene.ts'

const { andariego, ana, luz, newcomer, at, written, make, save, read, numbersOf } = await openScene()
const leo = await newcomer()
afterAll(() => andariego.close())

const groupOf = async (admin: Traveller, ...members: Traveller[]) => {
  const { data } = await admin.api('POST /groups', { body: { name: `Grupo ${randomUUID()}` } })
  const params = { id: data.id }
  const userIds = members.map(({ id }) => id)
  if (userIds.length > 0) await admin.api('POST /groups/:id/members', { params, body: { userIds } })
  return data
}
const share = async (by: Traveller, id: string, ...groups: { id: string }[]) => {
  const body = { groupIds: groups.map((group) => group.id) }
  return (await by.api('PUT /itineraries/:id/groups', { params: { id }, body })).data.sharedWith
}
const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.message]
}
const leave = ({ api, id: userId }: Traveller, { id }: { id: string }) =>
  api('DELETE /groups/:id/members/:userId', { params: { id, userId } })
const UNKNOWN = [404, 'No se encontró el itinerario.']

describe('an itinerary shared with a group', () => {
  test('is read and edited by everybody in it, who see its owner', async () => {
    const group = await groupOf(luz, ana, leo)
    const made = await make(ana)
    const ownersDeeds = ['edit', 'share', 'remove']
    expect(made).toMatchObject({ owner: { id: ana.id, email: ana.email }, sharedWith: [], may: ownersDeeds })
    expect(await refused(read(luz, made.id))).toEqual(UNKNOWN)
    expect(await share(ana, made.id, group)).toEqual([{ id: group.id, name: group.name }])
    for (const companion of [luz, leo]) {
      const seen = await read(companion, made.id)
      expect(seen).toMatchObject({
        owner: { email: ana.email },
        sharedWith: [{ id: group.id }],
        may: ['edit', 'report'],
      })
      const { data } = await companion.api('GET /itineraries')
      expect(data.map(({ id }) => id)).toContain(made.id)
    }
    const { data: saved } = await save(leo, made.id, written(made.name, at([3, 2])))
    expect(saved.may).toEqual(['edit', 'report'])
    expect(numbersOf(await read(ana, made.id))).toEqual([3, 2])
    const calendar = await andariego.app.inject({
      url: `/api/itineraries/${made.id}/export?format=ics`,
      headers: { authorization: `Bearer ${luz.accessToken}` },
    })
    expect(calendar.statusCode).toBe(200)
  })

  test('is not shared over a choice made in another tab', async () => {
    const [north, south] = [await groupOf(ana), await groupOf(ana)]
    const made = await make(ana)
    const params = { id: made.id }
    const put = (known: { sharedWith: { id: string }[] }, ...groups: { id: string }[]) =>
      ana.api('PUT /itineraries/:id/groups', {
        params,
        body: { groupIds: groups.map(({ id }) => id) },
        headers: { 'If-Match': sharingEtag(known) },
      })
    await put(made, north)
    // A retry, as if the response had got lost.
    await put(made, north)
    expect((await refused(put(made, south)))[0]).toBe(412)
    const now = await read(ana, made.id)
    expect(now.sharedWith).toEqual([{ id: north.id, name: north.name }])
    expect((await put(now, north, south)).data.sharedWith).toHaveLength(2)
  })

  test("is deleted and shared only by its owner, with the owner's groups", async () => {
    const group = await groupOf(ana, luz)
    const [foreign, other] = [await groupOf(luz), await groupOf(luz)]
    const made = await make(ana)
    await share(ana, made.id, group)
    const mayNotShare = [403, 'Solo quien creó el itinerario puede compartirlo.']
    expect(await refused(share(luz, made.id, other))).toEqual(mayNotShare)
    const remove = (by: Traveller) => by.api('DELETE /itineraries/:id', { params: { id: made.id } })
    expect(await refused(remove(luz))).toEqual([403, 'Solo quien creó el itinerario puede eliminarlo.'])
    const notIn = [422, 'Solo puedes compartir con grupos de los que formas parte.']
    expect(await refused(share(ana, made.id, group, foreign))).toEqual(notIn)
    expect((await read(ana, made.id)).sharedWith).toEqual([{ id: group.id, name: group.name }])
    await remove(ana)
    expect(await refused(read(luz, made.id))).toEqual(UNKNOWN)
  })

  test('is listed in the group, and names only the groups that the viewer is in', async () => {
    const [first, second] = [await groupOf(ana, luz), await groupOf(ana, leo)]
    const made = await make(ana)
    await share(ana, made.id, first, second, first)
    expect((await read(ana, made.id)).sharedWith).toHaveLength(2)
    expect((await read(luz, made.id)).sharedWith).toEqual([{ id: first.id, name: first.name }])
    const { data } = await luz.api('GET /groups/:id', { params: { id: first.id } })
    const owner = shown(ana)
    expect(data.itineraries).toEqual([{ id: made.id, name: made.name, owner }])
  })

  test('is closed when it is no longer shared, the reader leaves, or the group is deleted', async () => {
    const [first, second] = [await groupOf(ana, luz), await groupOf(ana, luz, leo)]
    const made = await make(ana)
    await share(ana, made.id, first, second)
    expect(await share(ana, made.id, second)).toEqual([{ id: second.id, name: second.name }])
    await read(luz, made.id)
    await leave(luz, second)
    expect(await refused(read(luz, made.id))).toEqual(UNKNOWN)
    await read(leo, made.id)
    await ana.api('DELETE /groups/:id', { params: { id: second.id } })
    expect(await refused(read(leo, made.id))).toEqual(UNKNOWN)
    expect((await read(ana, made.id)).sharedWith).toEqual([])
  })

  test('leaves the group with its owner', async () => {
    const group = await groupOf(luz, ana, leo)
    const made = await make(ana)
    await share(ana, made.id, group)
    await leave(ana, group)
    expect(await refused(read(leo, made.id))).toEqual(UNKNOWN)
    expect((await read(ana, made.id)).sharedWith).toEqual([])
  })

  test('stays in the group when somebody else leaves it, with what they share', async () => {
    const group = await groupOf(luz, ana, leo)
    const [anas, leos] = [await make(ana), await make(leo)]
    await share(ana, anas.id, group)
    await share(leo, leos.id, group)
    await leave(leo, group)
    expect((await read(luz, anas.id)).sharedWith).toEqual([{ id: group.id, name: group.name }])
    expect(await refused(read(luz, leos.id))).toEqual(UNKNOWN)
  })

  test('stays in the group when its owner inherits the group', async () => {
    const eva = await newcomer()
    const group = await groupOf(eva, ana, leo)
    const made = await make(ana)
    await share(ana, made.id, group)
    await eva.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect((await read(leo, made.id)).sharedWith).toEqual([{ id: group.id, name: group.name }])
  })

  test('tells everybody who could or can open it of each change', async () => {
    const group = await groupOf(ana, luz)
    const made = await make(ana)
    const told: number[] = []
    const stop = andariego.services.events.on('live', ({ userIds, event }) => {
      if (event.type === 'itinerary' && event.itineraryId === made.id) told.push(userIds.length)
    })
    await save(ana, made.id, written(made.name, at([5])))
    await share(ana, made.id, group)
    await save(luz, made.id, written(made.name, at([6])))
    await share(ana, made.id)
    await ana.api('DELETE /itineraries/:id', { params: { id: made.id } })
    stop()
    expect(told).toEqual([1, 2, 2, 2, 1])
  })

  test('is never shared after a membership has ended, however closely the two requests meet', async () => {
    for (let round = 0; round < 10; round++) {
      const group = await groupOf(luz, ana)
      const made = await make(ana)
      await Promise.allSettled([share(ana, made.id, group), leave(ana, group)])
      expect(await refused(read(luz, made.id))).toEqual(UNKNOWN)
    }
  })

  test('that a companion extends pays its owner, who is told of it', async () => {
    const eva = await newcomer()
    const group = await groupOf(eva, luz)
    const made = await make(eva, at([0]))
    await share(eva, made.id, group)
    const told: string[] = []
    const stop = andariego.services.events.on('live', ({ userIds, event }) => {
      if (event.type === 'notification' && userIds.includes(eva.id)) told.push(event.notification.message)
    })
    const answer = await save(luz, made.id, written(made.name, at([0, 1, 2])))
    stop()
    expect(answer.notification).toBeUndefined()
    expect(told).toEqual(['¡Subiste al nivel 2: Turista!'])
    const { data } = await eva.api('GET /users/:id/stats', { params: { id: eva.id } })
    expect(data.points).toBe(15)
  })
})
