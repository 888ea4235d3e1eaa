import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretOf } from './secret.ts'

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'andariego-secret-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('fifty processes that start at once end with the same secret, and leave nothing else behind', async () => {
  const dataDir = await folder()
  const secrets = new Set(await Promise.all(Array.from({ length: 50 }, () => secretOf(dataDir))))
  expect(secrets.size).toBe(1)
  expect(await secretOf(dataDir)).toBe([...secrets][0])
  expect(await readdir(dataDir)).toEqual(['secret'])
})

test('the secret is long, differs between installations, and is readable by its owner only', async () => {
  const [one, other] = [await folder(), await folder()]
  const secret = await secretOf(one)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(48)
  expect(await secretOf(other)).not.toBe(secret)
  expect((await stat(join(one, 'secret'))).mode & 0o777).toBe(0o600)
})
