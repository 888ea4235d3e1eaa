import { afterAll, beforeAll, expect, it } from 'vitest'
import { s3Storage } from '../../platform/storage/s3-storage.ts'
import { StorageUnavailableError } from '../../platform/storage/storage.ts'
import { startS3Server } from '../../platform/storage/test/s3-server.ts'
import { receiveFile } from './receive-file.ts'
import { discardKeys, filesOf } from './received-media.ts'
import { movieAround } from './test/movies.ts'
import { padded } from './test/multipart-body.ts'
import { jpeg } from './test/pictures.ts'
import { storageRoom, streamed } from './test/storage-room.ts'
import { verifyMedia } from './verify-media.ts'

let room: Awaited<ReturnType<typeof storageRoom>>
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  room = await storageRoom()
  server = await startS3Server('fotos')
})
afterAll(async () => {
  await server.close()
  await room.close()
})

async function* video() {
  yield* padded(movieAround({ size: 20 * 1024 * 1024, private: true }))
}

it('with an S3 store photos and videos are stored there, and nothing stays on the local disk', async () => {
  const intake = { storage: s3Storage(server.url), temporaryFolder: room.temporaryFolder }
  const received = [
    await receiveFile(streamed(await jpeg(1500, 900)), intake, {
      originalFilename: 'foto.jpg',
      kinds: ['image'],
    }),
    await receiveFile(video(), intake, { originalFilename: 'paseo.mp4', kinds: ['video'] }),
  ]
  const keys = received.flatMap(filesOf).map(({ key }) => key)
  expect([...server.objects.keys()].sort()).toEqual(keys.sort())
  for await (const problem of verifyMedia(intake.storage, received)) expect(problem).toBeUndefined()
  expect(await room.everything()).toEqual([])
  await discardKeys(intake.storage, keys)
  expect(server.objects.size).toBe(0)
})

it('a failing store is told apart from a bad file, and nothing is left', async () => {
  server.state.failWith = 503
  const intake = { storage: s3Storage(server.url), temporaryFolder: room.temporaryFolder }
  const upload = receiveFile(streamed(await jpeg(400, 300)), intake, {
    originalFilename: 'foto.jpg',
    kinds: ['image'],
  })
  await expect(upload).rejects.toThrow(StorageUnavailableError)
  expect(await room.everything()).toEqual([])
  server.state.failWith = 0
})
