import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { newWorld, type World } from '../test/world.ts'
import { checksOf } from './checks.ts'
import { examine } from './platform/check.ts'

let andariego: TestApp
let world: World
beforeAll(async () => {
  andariego = await testApp()
  world = await newWorld(andariego)
  const params = { id: world.reviewId }
  await world.stranger.api('POST /places/reviews/:id/reaction', { params, body: { type: 'like' } })
  const write = (content: string) =>
    world.stranger.api('POST /direct-messages', { body: { receiverId: world.owner.id, content } })
  await write('¿Vamos al faro?')
  await write('Mañana temprano.')
  await run(`insert into uploads (id, user_id, filename, parts, received)
    values (gen_random_uuid(), '${world.owner.id}', 'a.jpg', '[{"key": "a", "bytes": 7}]', 7)`)
})
afterAll(() => andariego.close())

const examined = (mend = false) => examine(checksOf(andariego.services), { mend })
const run = (statement: string) => sql.raw(statement).execute(andariego.services.database)

test('the data of an untouched community is consistent', async () => {
  expect((await examined()).lines).toEqual([
    'Reseñas y estrellas de cada lugar: en orden.',
    'Cantidad de lugares: en orden.',
    'Reacciones de cada reseña: en orden.',
    'Reseñas de cada día: en orden.',
    'Fotos que representan a cada lugar: en orden.',
    'Mensajes de cada conversación: en orden.',
    'Mensajes sin leer de cada persona: en orden.',
    'Puntos de cada persona: en orden.',
    'Bytes guardados: en orden.',
    'Bytes de archivos que llegan por partes: en orden.',
    'Fotos, videos y documentos: en orden.',
  ])
})

test.each([
  ['Reseñas y estrellas de cada lugar', 'update all_places set rating_sum = rating_sum + 3'],
  ['Reseñas y estrellas de cada lugar', "update all_places set rating_counts = '{9,0,0,0,0}'"],
  ['Cantidad de lugares', "update counters set total = total + 1 where name = 'places'"],
  ['Reacciones de cada reseña', 'update all_reviews set dislike_count = 7'],
  ['Fotos que representan a cada lugar', 'update place_photos set like_count = like_count + 1'],
  ['Fotos que representan a cada lugar', 'delete from place_photos'],
  ['Mensajes de cada conversación', 'update conversations set message_count = message_count - 1'],
  [
    'Mensajes sin leer de cada persona',
    'update conversation_sides set unread_count = unread_count + 1 where unread_count > 0',
  ],
  [
    'Mensajes sin leer de cada persona',
    'update conversation_sides set last_position = 1 where unread_count > 0',
  ],
  ['Bytes de archivos que llegan por partes', 'update uploads set received = received + 1'],
  ['Reseñas de cada día', 'update review_days set total = total + 2'],
  ['Reseñas de cada día', 'delete from review_days'],
  ['Puntos de cada persona', 'update user_stats set points = points + 100 where points > 5'],
  [
    'Puntos de cada persona',
    'update points_ledger set points = 7 where id = (select min(id) from points_ledger)',
  ],
  ['Bytes guardados', 'update media_bytes set total = total - 1 where part = -1'],
])('%s are found wrong and counted anew after: %s', async (title, damage) => {
  await run(damage)
  const { lines, wrong } = await examined()
  expect(lines).toContain(`${title}: 1 diferencia.`)
  expect(wrong).toBe(1)
  const mended = await examined(true)
  expect(mended.wrong).toBe(0)
  expect(mended.lines).toContain('  Corregido.')
  expect((await examined()).lines.filter((line) => !line.endsWith(': en orden.'))).toEqual([])
})

const firstFile = async () => {
  const { rows } = await sql<{ key: string }>`select storage_key as key from media`.execute(
    andariego.services.database,
  )
  return rows[0]?.key ?? expect.unreachable()
}

test.each([
  [
    'altered',
    'no es lo que se recibió',
    (key: string) => andariego.services.storage.put(key, Readable.from(['otra cosa'])),
  ],
  ['missing', 'falta', (key: string) => andariego.services.storage.delete(key)],
])('a file that is %s is reported, and no repair claims to fix it', async (_what, said, damage) => {
  const key = await firstFile()
  await damage(key)
  const { lines, wrong } = await examined(true)
  expect(lines).toContain(`  ${key} ${said}`)
  expect(lines).toContain('  Quedan 1 sin corregir.')
  expect(wrong).toBe(1)
})
