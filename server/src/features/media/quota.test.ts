import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { mediaRepository } from './media-repository.ts'
import { roomFor } from './quota.ts'
import { filesOf, type ReceivedMedia } from './received-media.ts'

const PER_USER = 600 * 1024
const TOTAL = 1024 * 1024

let test: TestApp
beforeEach(async () => {
  test = await testApp({ STORAGE_PER_USER: '600KB', STORAGE_TOTAL: '1MB' })
})
afterEach(() => test.close())

const file = (bytes: number): ReceivedMedia => {
  const id = randomUUID()
  return {
    id,
    filename: 'a.webp',
    originalFilename: 'a.jpg',
    mimeType: 'image/webp',
    key: `media/${id}`,
    bytes: bytes - 1000,
    sha256: id,
    contentSha256: id,
    width: 10,
    height: 10,
    durationMs: null,
    placeholder: null,
    // Smaller pictures count as well.
    variants: [{ key: `media/${id}-320`, width: 320, height: 10, bytes: 1000, sha256: id }],
    posterKey: null,
  }
}
const add = (userId: string, bytes: number, owner = { type: 'stop', id: randomUUID() }) =>
  test.services.write((tx) =>
    mediaRepository(tx).add(owner, [file(bytes)], { userId, quotas: test.services.config.quotas }),
  )
const room = (userId: string) =>
  roomFor(test.services.database, { userId, quotas: test.services.config.quotas })

describe('the quota', () => {
  it('of a user is exact to the byte, and rises again after files are removed', async () => {
    const [ana, owner] = [randomUUID(), { type: 'stop', id: randomUUID() }]
    await add(ana, PER_USER - 5000, owner)
    await expect(add(ana, 5001)).rejects.toMatchObject({
      status: 413,
      message:
        'Con estos archivos pasarías de los 600 KB que puedes guardar. Elimina fotos o videos tuyos, o publica sin archivos.',
    })
    await add(ana, 5000)
    expect((await room(ana)).bytes).toBe(0)
    await test.services.write((tx) => mediaRepository(tx).remove(owner))
    expect((await room(ana)).bytes).toBe(PER_USER - 5000)
  })

  it('of the site applies to everybody', async () => {
    await add(randomUUID(), PER_USER)
    await expect(add(randomUUID(), TOTAL - PER_USER + 1)).rejects.toMatchObject({
      status: 507,
      code: 'storage-full',
      message: 'En este sitio no queda espacio para más archivos. Publica sin ellos, o inténtalo más tarde.',
    })
    await add(randomUUID(), TOTAL - PER_USER - 10)
    const { database, config } = test.services
    const who = { userId: randomUUID(), quotas: config.quotas }
    expect((await roomFor(database, who, { ofUser: 0, ofAll: 4 })).bytes).toBe(6)
    await add(randomUUID(), 10)
    expect((await room(randomUUID())).bytes).toBe(0)
  })

  it.each(['one user', 'everybody'])('is never exceeded by uploads at once, of %s', async (whose) => {
    const ana = randomUUID()
    const most = whose === 'one user' ? PER_USER : TOTAL
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, () => add(whose === 'one user' ? ana : randomUUID(), most / 4)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await room(ana)).bytes).toBe(0)
  })

  it('counts what the previous version adds for the site, and forgets deleted accounts', async () => {
    await sql`insert into review_media
        (id, review_id, position, filename, original_filename, mime_type, bytes, sha256, storage_key)
      values (gen_random_uuid(), gen_random_uuid(), 0, 'a', 'a', 'video/mp4', ${TOTAL - 100}, 'x', 'media/x')`.execute(
      test.services.database,
    )
    expect((await room(randomUUID())).bytes).toBe(100)

    const ana = await traveller(test)
    await add(ana.id, 100)
    await ana.api('DELETE /users/me', { body: { password: ana.password } })
    const { rows } = await sql`select from media where user_id = ${ana.id}`.execute(test.services.database)
    expect(rows).toEqual([])
    expect((await room(ana.id)).bytes).toBe(0)
  })
})

describe("a review with files beyond its author's quota", () => {
  const storedFiles = async () => {
    const keys: string[] = []
    for await (const { key } of test.services.storage.list('media/')) keys.push(key)
    return keys
  }
  const formOf = (bytes: number) => {
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', 'Un lugar que vale la pena.')
    if (bytes > 0) {
      const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(bytes)])
      form.set('media[0]', new File([jpeg], 'foto.jpg', { type: 'image/jpeg' }))
    }
    return form
  }

  it('is refused, leaves nothing behind, and may be sent without them', async () => {
    const ana = await traveller(test)
    const { id } = await ana.api('POST /places', { body: newPlace() })
    const params = { id }
    const send = (bytes: number) => ana.api('POST /places/:id/reviews', { params, form: formOf(bytes) })
    await add(ana.id, PER_USER - 1000)
    // Refused by the announced length, and, when that is too small, by the bytes that arrive.
    for (const bytes of [300_000, 2000])
      expect(await refusal(send(bytes))).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(await storedFiles()).toEqual([])
    expect((await send(0)).data.media).toEqual([])
  })
})

it('every byte of a stored file is counted', async () => {
  const ana = randomUUID()
  const one = file(4321)
  await add(ana, 4321)
  const { rows } = await sql<{ bytes: number }>`select stored_bytes as bytes from media`.execute(
    test.services.database,
  )
  expect(rows).toEqual([{ bytes: filesOf(one).reduce((sum, { bytes }) => sum + bytes, 0) }])
})
