import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import type { Traveller } from '../../../test/traveller.ts'
import { openScene } from './test/scene.ts'

const { andariego, luz, newcomer, at, written, make, save, read } = await openScene()
afterAll(() => andariego.close())

const pointsOf = async ({ id }: Traveller) =>
  (await luz.api('GET /users/:id/stats', { params: { id } })).data.points

describe('the points of an itinerary', () => {
  test('are paid at three places, whenever it reaches them, taken when it loses them, and paid once more at most', async () => {
    const eva = await newcomer()
    const start = await pointsOf(eva)
    const { id, name } = await make(eva, at([0, 1]))
    const points = []
    for (const numbers of [[0, 1, 2], [0, 1, 2, 3], [0, 1], [1, 2, 3], [0], [0, 1, 2]]) {
      await save(eva, id, written(name, at(numbers)))
      points.push((await pointsOf(eva)) - start)
    }
    expect(points).toEqual([10, 10, 0, 10, 0, 0])
  })

  test('are paid twice a day and taken back with the itinerary; the first one is a milestone and may raise the level', async () => {
    const eva = await newcomer()
    const start = await pointsOf(eva)
    const body = written('El primero', at([0, 1, 2]))
    const { data: first, notification } = await eva.api('POST /itineraries', { body })
    expect(notification).toMatchObject({ newLevel: 2, message: '¡Subiste al nivel 2: Turista!' })
    const milestones = await eva.api('GET /users/:id/milestones', { params: { id: eva.id } })
    expect(milestones.data.find(({ title }) => title === 'Primer itinerario')?.isCompleted).toBe(true)
    for (const numbers of [
      [1, 2, 3],
      [2, 3, 4],
    ])
      await make(eva, at(numbers))
    expect((await pointsOf(eva)) - start).toBe(20)
    await eva.api('DELETE /itineraries/:id', { params: { id: first.id } })
    expect((await pointsOf(eva)) - start).toBe(10)
    expect((await refusal(read(eva, first.id))).body.message).toBe('No se encontró el itinerario.')
  })
})

test('removing an account deletes its itineraries', async () => {
  const eva = await newcomer()
  await make(eva, at([0, 1, 2]))
  const archive = await andariego.app.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${eva.accessToken}` },
  })
  expect(archive.rawPayload.includes('itinerarios.json')).toBe(true)
  await eva.api('DELETE /users/me', { body: { password: eva.password } })
  const rows = await andariego.services.database
    .selectFrom('itineraries')
    .select('id')
    .where('owner_id', '=', eva.id)
    .execute()
  expect(rows).toEqual([])
})

test('saving itineraries while the account is removed does not deadlock', async () => {
  const eva = await newcomer()
  const { id, name } = await make(eva, at([0, 1, 2]))
  const saving = Array.from({ length: 12 }, (_, number) =>
    number % 3
      ? save(eva, id, written(name, at(number % 2 ? [number % 12] : [0, 1, number])))
      : make(eva, at([0, 1, 2])),
  )
  const removal = eva.api('DELETE /users/me', { body: { password: eva.password } })
  const results = await Promise.allSettled(saving)
  await removal
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : []))
  for (const status of refused) expect([401, 404]).toContain(status)
  const left = await andariego.services.database
    .selectFrom('itineraries')
    .select('id')
    .where('owner_id', '=', eva.id)
    .execute()
  expect(left).toEqual([])
})
