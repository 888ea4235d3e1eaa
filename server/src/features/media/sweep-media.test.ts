import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiveFile } from './receive-file.ts'
import { filesOf } from './received-media.ts'
import { sweepStorage, sweepTemporaryFolder } from './sweep-media.ts'
import { jpeg } from './test/pictures.ts'
import { storageRoom, streamed } from './test/storage-room.ts'
import { type MediaProblem, verifyMedia } from './verify-media.ts'

let room: Awaited<ReturnType<typeof storageRoom>>
beforeEach(async () => {
  room = await storageRoom()
})
afterEach(() => room.close())

const receive = async () =>
  receiveFile(streamed(await jpeg(700, 500)), room.intake, { originalFilename: 'foto.jpg', kinds: ['image'] })

const later = () => new Date(Date.now() + 60_000)
const earlier = () => new Date(Date.now() - 60_000)

it('a sweep removes only old files without a row', async () => {
  const [kept, orphan] = [await receive(), await receive()]
  await room.storage.put('incoming/half', streamed(Buffer.from('left by a crash')))
  const known = new Set(filesOf(kept).map(({ key }) => key))
  const knownKeys = async (keys: string[]) => new Set(keys.filter((key) => known.has(key)))

  expect(await sweepStorage(room.storage, { knownKeys, olderThan: earlier() })).toBe(0)
  expect(await sweepStorage(room.storage, { knownKeys, olderThan: later() })).toBe(filesOf(orphan).length + 1)
  expect(await room.keys()).toEqual([...known].sort())
})

it('a sweep of the temporary folder spares running uploads', async () => {
  for (const name of ['old', 'new']) {
    await mkdir(join(room.temporaryFolder, name), { recursive: true })
    await writeFile(join(room.temporaryFolder, name, 'received'), 'x')
  }
  await utimes(join(room.temporaryFolder, 'old'), 0, 0)
  expect(await sweepTemporaryFolder(room.temporaryFolder, earlier())).toBe(1)
  expect(await room.everything()).toEqual(['new'])
  expect(await sweepTemporaryFolder(join(room.root, 'none'), earlier())).toBe(0)
})

it('verifying reports missing and altered files', async () => {
  const rows = [await receive(), await receive(), await receive()]
  const problems = async () => {
    const found: MediaProblem[] = []
    for await (const problem of verifyMedia(room.storage, rows)) found.push(problem)
    return found
  }
  expect(await problems()).toEqual([])
  const [first, second] = rows
  const [missing = '', altered = ''] = [first?.key, second?.variants[0]?.key]
  await room.storage.delete(missing)
  await room.storage.put(altered, streamed(Buffer.from('something else')))
  expect(await problems()).toEqual([
    { key: missing, problem: 'missing' },
    { key: altered, problem: 'altered' },
  ])
})
