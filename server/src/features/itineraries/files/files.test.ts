import { randomUUID } from 'node:crypto'
import { STOP_FILES_MAX } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import type { Traveller } from '../../../../test/traveller.ts'
import { pdf } from '../../media/test/documents.ts'
import { bombPng, jpeg } from '../../media/test/pictures.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, luz, newcomer, make } = await openScene()
afterAll(() => andariego.close())

const formOf = (content: Buffer | string, name = 'reserva.pdf', type = 'application/pdf') => {
  const form = new FormData()
  form.set('file', new File([content], name, { type }))
  return form
}
/** Creates a trip of Ana's that Luz may read and a newcomer may change, with its first stop. */
const sharedTrip = async () => {
  const leo = await newcomer()
  const { id, items } = await make(ana)
  for (const [who, role] of [
    [luz, 'view'],
    [leo, 'edit'],
  ] as const)
    await ana.api('PUT /itineraries/:id/people/:userId', { params: { id, userId: who.id }, body: { role } })
  return { id, stopId: items[0]?.id ?? '', leo, params: { id } }
}
const add = async (who: Traveller, id: string, stopId: string, form: FormData, key: string = randomUUID()) =>
  (
    await who.api('POST /itineraries/:id/stops/:stopId/files', {
      params: { id, stopId },
      form,
      headers: { 'idempotency-key': key },
    })
  ).data
const listed = async (who: Traveller, id: string) =>
  (await who.api('GET /itineraries/:id/files', { params: { id } })).data
const bytesOf = (mediaId: string, who?: Traveller) =>
  andariego.app.inject({
    url: `/api/media/${mediaId}`,
    headers: who ? { authorization: `Bearer ${who.accessToken}` } : {},
  })
const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.message]
}
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of andariego.services.storage.list('media/')) keys.push(key)
  return keys
}

describe('files on a stop', () => {
  test('are visible only to people who may open the trip, and are downloaded, never shown as a page', async () => {
    const { id, stopId, leo } = await sharedTrip()
    const file = await add(leo, id, stopId, formOf(pdf(), '../../reserva <script>.pdf'))
    expect(file).toMatchObject({ stopId, may: ['remove'], media: { mimeType: 'application/pdf' } })
    expect((await listed(luz, id)).map((one) => [one.id, one.may])).toEqual([[file.id, []]])
    const answer = await bytesOf(file.media.id, luz)
    expect(answer.rawPayload).toEqual(pdf())
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment;.*\.pdf/)
    for (const who of [undefined, await newcomer()])
      expect((await bytesOf(file.media.id, who)).statusCode).toBe(404)
    // People who leave the trip, or are blocked by its owner, no longer see it.
    await ana.api('DELETE /itineraries/:id/people/:userId', { params: { id, userId: luz.id } })
    expect((await bytesOf(file.media.id, luz)).statusCode).toBe(404)
    await leo.api('PUT /users/:id/block', { params: { id: ana.id } })
    expect((await bytesOf(file.media.id, leo)).statusCode).toBe(404)
    expect((await bytesOf(file.media.id, ana)).statusCode).toBe(200)
  })

  test("are added once per key; pictures lose the camera's metadata", async () => {
    const { id, stopId } = await sharedTrip()
    const key = randomUUID()
    const before = (await storedKeys()).length
    const photo = await jpeg(50, 40)
    const [one, again] = [
      await add(ana, id, stopId, formOf(photo, 'billete.jpg', 'image/jpeg'), key),
      await add(ana, id, stopId, formOf(photo, 'billete.jpg', 'image/jpeg'), key),
    ]
    expect(again).toEqual(one)
    expect(one.media.mimeType).toBe('image/webp')
    expect(await listed(ana, id)).toHaveLength(1)
    expect((await storedKeys()).length).toBe(before + 1)
  })

  test.each([
    ['a page of HTML', '<script>alert(1)</script>', 415],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ['a program', Buffer.from('MZ\x90\x00'.repeat(200), 'latin1'), 415],
    ['a PDF that was cut off', pdf().subarray(0, 40), 422],
    ['nothing', '', 422],
    ['a page in front of a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]), 415],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), pdf()]), 415],
    ['a picture of too many dots', bombPng(8_000), 422],
  ])('are refused in Spanish when they are %s under the name of a PDF', async (_what, made, status) => {
    const content = await made
    const { id, stopId } = await sharedTrip()
    const before = (await storedKeys()).length
    const [answered, message] = await refused(add(ana, id, stopId, formOf(content)))
    expect(answered).toBe(status)
    expect(message).toMatch(/archivo|documento|imagen/)
    expect(await listed(ana, id)).toEqual([])
    expect((await storedKeys()).length).toBe(before)
  })

  test('contain nothing of a page hidden behind a picture', async () => {
    const { id, stopId } = await sharedTrip()
    const page = '<script>alert(document.cookie)</script>'
    const both = Buffer.concat([await jpeg(50, 40), Buffer.from(page)])
    const { media } = await add(ana, id, stopId, formOf(both, 'billete.jpg.html', 'text/html'))
    const { rawPayload, headers } = await bytesOf(media.id, ana)
    expect(rawPayload.includes('<script')).toBe(false)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('need a stop of the trip and somebody who may change it, and have limits', async () => {
    const { id, stopId } = await sharedTrip()
    expect(await refused(add(luz, id, stopId, formOf(pdf())))).toEqual([
      403,
      'Puedes mirar este itinerario, pero no cambiarlo.',
    ])
    expect(await refused(add(ana, id, randomUUID(), formOf(pdf())))).toEqual([
      404,
      'Esa parada no está en este itinerario.',
    ])
    expect(await refused(add(ana, id, stopId, new FormData()))).toEqual([422, 'Elige un PDF o una imagen.'])
    const other = await make(ana)
    expect((await refusal(add(ana, other.id, stopId, formOf(pdf())))).status).toBe(404)
    await sql`insert into itinerary_files (id, itinerary_id, stop_id, user_id)
      select gen_random_uuid(), ${id}, ${stopId}, ${ana.id} from generate_series(2, ${STOP_FILES_MAX})`.execute(
      andariego.services.database,
    )
    await add(ana, id, stopId, formOf(pdf()))
    expect((await refused(add(ana, id, stopId, formOf(pdf()))))[1]).toContain(`como máximo ${STOP_FILES_MAX}`)
  })

  test("are deleted from storage when removed, with the trip, and with the uploader's account", async () => {
    const { id, stopId, leo, params } = await sharedTrip()
    const before = await storedKeys()
    const file = await add(ana, id, stopId, formOf(pdf()))
    expect(
      await refused(luz.api('DELETE /itineraries/:id/files/:fileId', { params: { id, fileId: file.id } })),
    ).toEqual([403, 'Puedes mirar este itinerario, pero no cambiarlo.'])
    const other = await make(leo)
    const remove = (who: Traveller, of: string) =>
      who.api('DELETE /itineraries/:id/files/:fileId', { params: { id: of, fileId: file.id } })
    expect((await refusal(remove(leo, other.id))).status).toBe(404)
    await remove(leo, id)
    expect(await storedKeys()).toEqual(before)
    await add(leo, id, stopId, formOf(pdf()))
    await leo.api('DELETE /users/me', { body: { password: leo.password } })
    expect(await listed(ana, id)).toEqual([])
    expect(await storedKeys()).toEqual(before)
    await add(ana, id, stopId, formOf(pdf()))
    await ana.api('DELETE /itineraries/:id', { params })
    expect(await storedKeys()).toEqual(before)
  })

  test("count for their uploader, and are in the uploader's export", async () => {
    const { id, stopId, leo } = await sharedTrip()
    const file = await add(leo, id, stopId, formOf(pdf()))
    const { rows } = await sql<{ bytes: number }>`
      select sum(stored_bytes)::int as bytes from media where user_id = ${leo.id}`.execute(
      andariego.services.database,
    )
    expect(rows).toEqual([{ bytes: pdf().length }])
    const exported = Buffer.from((await leo.api('GET /users/me/export')) as never)
    expect(exported.includes(`archivos/${file.media.filename}`)).toBe(true)
    expect(exported.includes('archivos-de-itinerarios.json')).toBe(true)
  })
})
