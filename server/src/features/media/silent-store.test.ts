import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { s3Storage } from '../../platform/storage/s3-storage.ts'
import { startS3Server } from '../../platform/storage/test/s3-server.ts'
import { mediaRepository } from './media-repository.ts'
import { sweepStorage } from './sweep-media.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let test: TestApp
let ana: Traveller

beforeEach(async () => {
  server = await startS3Server('fotos')
  const storage = s3Storage(server.url, { idleMilliseconds: 200 })
  test = await testApp({}, undefined, { storage })
  ana = await traveller(test)
})
afterEach(async () => {
  await test.close()
  await server.close()
})

const review = async () => {
  const place = await ana.api('POST /places', { body: newPlace() })
  return ana.api('POST /places/:id/reviews', { params: { id: place.id }, form: await newForm() })
}
const rows = async () =>
  (await test.services.database.selectFrom('media').select('id').execute()).length +
  (await test.services.database.selectFrom('reviews').select('id').execute()).length

it('an upload to a silent store ends with 503 and leaves no row; what arrived late is swept', async () => {
  server.state.hangs = ({ method }) => method !== 'HEAD'
  const started = performance.now()
  await expect(review()).rejects.toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(await rows()).toBe(0)

  // The store had received the bytes after all.
  server.state.hangs = () => false
  await test.services.storage.put('media/aa/late.webp', new Blob(['late']).stream())
  const { knownKeys } = mediaRepository(test.services.database)
  const olderThan = new Date(Date.now() + 60_000)
  expect(await sweepStorage(test.services.storage, { knownKeys, olderThan })).toBe(1)
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0])

  const { data } = await review()
  expect(data.media).toHaveLength(1)
})

it('a photo in a silent store is a 503, and others are served meanwhile', async () => {
  const { data } = await review()
  server.state.hangs = () => true
  const url = `/api/media/${data.media[0]?.id}`
  const [photo, page] = await Promise.all([test.app.inject({ url }), test.app.inject({ url: '/api/places' })])
  expect([photo.statusCode, photo.json().code]).toEqual([503, 'unavailable'])
  expect(photo.headers['cache-control']).toBe('no-store')
  expect(page.statusCode).toBe(200)
})
