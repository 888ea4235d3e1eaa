import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { namedStorageError, type Storage, StorageFullError, StorageUnavailableError } from './storage.ts'
import { startS3Server } from './test/s3-server.ts'

let scratch: string
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'storage-'))
  server = await startS3Server('fotos')
})
afterAll(async () => {
  await server.close()
  await rm(scratch, { recursive: true })
})

async function* pieces(...chunks: Uint8Array[]) {
  yield* chunks
}

async function* failing() {
  yield new Uint8Array(9 * 1024 * 1024)
  throw new Error('the sender went away')
}

const contentOf = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
  const found = await storage.get(key, range)
  return found && { bytes: await buffer(found.stream), size: found.size }
}

const keysOf = async (storage: Storage, prefix = '') => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.sort()
}

const stores: [string, () => Storage][] = [
  ['a folder', () => folderStorage(join(scratch, `root-${randomBytes(4).toString('hex')}`))],
  ['an S3 store', () => s3Storage(server.url)],
]

describe.each(stores)('%s', (_name, open) => {
  let storage: Storage
  beforeEach(() => {
    server.objects.clear()
    server.state.failWith = 0
    storage = open()
  })

  it('returns what was stored, whole or in part', async () => {
    expect(await storage.put('media/a.bin', pieces(Buffer.from('hola '), Buffer.from('mundo')))).toEqual({
      size: 10,
    })
    expect(await contentOf(storage, 'media/a.bin')).toEqual({ bytes: Buffer.from('hola mundo'), size: 10 })
    expect(await contentOf(storage, 'media/a.bin', { start: 2, end: 6 })).toEqual({
      bytes: Buffer.from('la mu'),
      size: 10,
    })
    expect(await storage.stat('media/a.bin')).toEqual({ size: 10 })
  })

  it('stores an empty file', async () => {
    await storage.put('media/empty', pieces())
    expect(await contentOf(storage, 'media/empty')).toEqual({ bytes: Buffer.alloc(0), size: 0 })
  })

  it('streams a file of several parts without changing it', async () => {
    const bytes = randomBytes(20 * 1024 * 1024 + 1)
    await storage.put('media/large', pieces(bytes.subarray(0, 3_000_001), bytes.subarray(3_000_001)))
    expect((await contentOf(storage, 'media/large'))?.bytes.equals(bytes)).toBe(true)
    expect(server.state.largestBody).toBeLessThanOrEqual(8 * 1024 * 1024)
  })

  it('takes over a local file', async () => {
    const path = join(scratch, 'local.bin')
    await writeFile(path, 'contenido')
    await storage.putFile('media/0f/taken.bin', path)
    expect((await contentOf(storage, 'media/0f/taken.bin'))?.bytes.toString()).toBe('contenido')
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it('shows nothing of a file whose sender fails', async () => {
    await expect(storage.put('media/broken', failing())).rejects.toThrow('the sender went away')
    expect(await keysOf(storage)).toEqual([])
    expect(server.uploads.size).toBe(0)
  })

  it('returns null for a missing file and allows deleting it', async () => {
    expect(await storage.get('media/none')).toBeNull()
    expect(await storage.stat('media/none')).toBeNull()
    await storage.delete('media/none')
  })

  it('moves and deletes', async () => {
    await storage.put('media/one', pieces(Buffer.from('1')))
    await storage.move('media/one', 'media/two/moved')
    expect(await keysOf(storage)).toEqual(['media/two/moved'])
    await storage.delete('media/two/moved')
    expect(await keysOf(storage)).toEqual([])
    await expect(storage.move('media/one', 'media/three')).rejects.toThrow()
  })

  it('lists by prefix, with size and time', async () => {
    for (const key of ['media/aa/1', 'media/aa/2', 'media/ab/3', 'other/4']) {
      await storage.put(key, pieces(Buffer.from(key)))
    }
    expect(await keysOf(storage)).toEqual(['media/aa/1', 'media/aa/2', 'media/ab/3', 'other/4'])
    expect(await keysOf(storage, 'media/')).toEqual(['media/aa/1', 'media/aa/2', 'media/ab/3'])
    expect(await keysOf(storage, 'media/aa/')).toEqual(['media/aa/1', 'media/aa/2'])
    expect(await keysOf(storage, 'media/a')).toHaveLength(3)
    expect(await keysOf(storage, 'nothing/')).toEqual([])
    for await (const file of storage.list('other/')) {
      expect(file.size).toBe(7)
      expect(Math.abs(Date.now() - file.modifiedAt.getTime())).toBeLessThan(60_000)
    }
  })

  it.each([
    '../x',
    'media/../../x',
    '/etc/passwd',
    'media//x',
    '.hidden',
    'a/.',
    'a\0b',
    'a\\..\\b',
    '',
    'ñ',
  ])('refuses the key %j', async (key) => {
    const attempts = [
      async () => storage.put(key, pieces(Buffer.from('x'))),
      async () => storage.get(key),
      async () => storage.stat(key),
      async () => storage.delete(key),
      async () => storage.move(key, 'media/x'),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Not a storage key')
    expect(await keysOf(storage)).toEqual([])
  })

  it('refuses a prefix that leads elsewhere, or is longer than any key', async () => {
    const longest = 'a/'.repeat(256)
    for (const prefix of ['../', 'media/../', '/etc/', 'media//', '.hidden', 'a\0b', 'ñ', `${longest}a`])
      await expect(keysOf(storage, prefix)).rejects.toThrow('Not a storage prefix')
    expect(await keysOf(storage, longest)).toEqual([])
  })

  it('reports that it is usable', async () => {
    await storage.check()
  })
})

/** A file system in memory, where there is one. */
const OTHER = '/dev/shm'
const otherFileSystem = existsSync(OTHER) && statSync(OTHER).dev !== statSync(tmpdir()).dev

describe('a folder', () => {
  it('leaves no file behind in incoming', async () => {
    const root = join(scratch, 'tidy')
    const storage = folderStorage(root)
    await storage.put('media/a', pieces(Buffer.from('a')))
    await expect(storage.put('media/b', failing())).rejects.toThrow()
    expect(await readdir(join(root, 'incoming'))).toEqual([])
  })

  it('removes what a crash left unfinished, and nothing that may still be arriving', async () => {
    const root = join(scratch, 'crashed')
    const storage = folderStorage(root)
    await storage.put('media/a', pieces(Buffer.from('a')))
    const [left, arriving] = [join(root, 'incoming/left'), join(root, 'incoming/arriving')]
    const long = new Date('2026-01-01')
    for (const path of [left, arriving]) await writeFile(path, 'media')
    for (const path of [left, join(root, 'media/a')]) await utimes(path, long, long)
    expect(await storage.removeUnfinished(new Date('2026-01-02'))).toBe(1)
    expect(await keysOf(storage)).toEqual(['incoming/arriving', 'media/a'])
  })

  it.skipIf(!otherFileSystem)('takes over a file from another file system', async () => {
    const folder = await mkdtemp(join(OTHER, 'storage-'))
    try {
      const path = join(folder, 'local.bin')
      await writeFile(path, 'contenido')
      const storage = folderStorage(join(scratch, 'far'))
      await storage.putFile('media/far.bin', path)
      expect((await contentOf(storage, 'media/far.bin'))?.bytes.toString()).toBe('contenido')
      expect(await readdir(folder)).toEqual([])
      await expect(storage.putFile('media/none.bin', path)).rejects.toThrow('ENOENT')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('does not take another trouble for a missing file', async () => {
    const storage = folderStorage(join(scratch, 'troubled'))
    await storage.put('media/a', pieces(Buffer.from('a')))
    await expect(storage.get('media/a/b')).rejects.toThrow('ENOTDIR')
    await expect(storage.stat('media/a/b')).rejects.toThrow('ENOTDIR')
  })
})

describe('an S3 store that fails', () => {
  it('is reported as unavailable', async () => {
    server.state.failWith = 503
    await expect(s3Storage(server.url).stat('media/a')).rejects.toThrow(StorageUnavailableError)
    server.state.failWith = 0
  })

  it('is reported as unavailable when nobody listens', async () => {
    const gone = await startS3Server('fotos')
    await gone.close()
    await expect(s3Storage(gone.url).check()).rejects.toThrow(StorageUnavailableError)
  })

  it.each([
    'ftp://a:b@host/bucket',
    'not a url',
    's3://host/bucket',
    'http://a:b@host/',
    'http://a:b@host/a/b',
  ])('is not made from %s', (url) => {
    expect(() => s3Storage(url)).toThrow('S3 address must look like')
  })
})

test.each(['ENOSPC', 'EDQUOT'])('%s means that the store is full, every other error what it says', (code) => {
  expect(namedStorageError(Object.assign(new Error('no'), { code }))).toBeInstanceOf(StorageFullError)
  const other = Object.assign(new Error('no'), { code: 'EACCES' })
  expect(namedStorageError(other)).toBe(other)
})
