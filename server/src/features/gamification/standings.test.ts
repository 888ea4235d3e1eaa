import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { PASSWORD } from '../../../test/traveller.ts'
import { openScene } from './test/scene.ts'

const scene = await openScene()
const { andariego, host, newcomer, placeToReview, review, ledgerOf } = scene
afterAll(() => scene.andariego.close())

describe("a user's points, level and badges", () => {
  test('the lists of badges and levels are public and cached', async () => {
    const visitor = andariego.api()
    const { data: levels } = await visitor('GET /levels')
    expect(levels[4]).toEqual({ level: 5, name: 'Trotamundos', points: 500 })
    const { data: badges } = await visitor('GET /badges')
    expect(badges.map(({ name }) => name)).toEqual([
      'Primera Reseña',
      'Fotógrafo',
      'Super Like',
      'Popular',
      'Viajero Activo',
      'Guía Experto',
      'Maestro Viajero',
    ])
    const { headers } = await andariego.app.inject('/api/badges')
    const again = { url: '/api/badges', headers: { 'if-none-match': String(headers.etag) } }
    expect((await andariego.app.inject(again)).statusCode).toBe(304)
  })

  test('are visible to other users, not to visitors', async () => {
    const ana = await newcomer()
    await review(ana, await placeToReview())
    const params = { id: ana.id }
    const { data } = await host.api('GET /users/:id', { params })
    expect(data).toMatchObject({ id: ana.id, email: ana.email, stats: { level: 2, points: 15 } })
    expect(data.stats.badges[0]).toMatchObject({ name: 'Primera Reseña' })
    expect((await refusal(andariego.api()('GET /users/:id', { params }))).status).toBe(401)
    const nobody = { params: { id: '01900000-0000-7000-8000-000000000000' } }
    for (const key of ['GET /users/:id', 'GET /users/:id/stats', 'GET /users/:id/milestones'] as const)
      expect((await refusal(host.api(key, nobody))).body.message).toBe('Usuario no encontrado')
  })

  test("milestones show a user's progress", async () => {
    const ana = await newcomer()
    await review(ana, await placeToReview('Lima'))
    const { data } = await host.api('GET /users/:id/milestones', { params: { id: ana.id } })
    const one = (id: string) => data.find((milestone) => milestone.id === id)
    expect(one('level-2')).toMatchObject({ progress: 15, target: 15, isCompleted: true, levelRequired: 2 })
    expect(one('level-3')).toMatchObject({ title: 'Viajero', progress: 15, target: 75, isCompleted: false })
    expect(one('badge-first-review')).toMatchObject({
      badgeSlug: 'first-review',
      badgeName: 'Primera Reseña',
      progress: 1,
      isCompleted: true,
    })
    expect(one('badge-expert-guide')).toMatchObject({ category: 'badge', progress: 0, target: 20 })
    expect(one('level-2')?.instructions).toEqual([
      'Confirma tu correo y gana 5 puntos.',
      'Agrega un lugar y gana 15 puntos.',
      'Escribe una reseña y gana 10 puntos, y 5 más si tiene 200 caracteres o más.',
      'Agrega fotos a tu reseña: 5 puntos por cada una, hasta 3; un video da 7.',
      'Describe un lugar y gana 5 puntos.',
      'Crea un itinerario de 3 lugares o más y gana 10 puntos.',
      'Por cada me gusta en tus reseñas ganas 1 punto.',
    ])
    expect(one('badge-expert-guide')?.instructions[1]).toBe('Reseña lugares de 10 ciudades (1 de 10).')
    expect(one('five-cities')).toMatchObject({ category: 'general', progress: 1, target: 5 })
    expect(one('first-favourite')).toMatchObject({ progress: 0, isCompleted: false })
  })
})

test('the export of an account includes its points; its removal deletes them', async () => {
  const ana = await newcomer()
  await review(ana, await placeToReview())
  const zip = await andariego.app.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${ana.accessToken}` },
  })
  expect(zip.rawPayload.includes('puntos.json')).toBe(true)
  expect(zip.rawPayload.includes('insignias.json')).toBe(true)
  await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
  expect(await ledgerOf(ana)).toEqual([])
})
