import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '../tools/build.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

// Supervisors and `docker stop` signal the process that they started, which is npm.
test('a signal to npm start reaches the product: it ends, and its port is free', {
  tags: ['release'],
  timeout: 240_000,
}, async () => {
  build()
  const { DATABASE_URL: _, ...environment } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: a test that fails ends all of it.
    detached: true,
    env: { ...environment, NODE_ENV: '', NODE_OPTIONS: '', PORT: '0', DATA_DIR: await temporaryFolder() },
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // All of it has ended.
    }
  })
  const closed = once(npm.stdout, 'close')
  const { promise: address, resolve } = Promise.withResolvers<string>()
  createInterface(npm.stdout).on('line', (line) => {
    const [, found] = /Andariego está en (\S+)/.exec(line) ?? []
    if (found) resolve(found)
  })
  const live = `${await address}/health/live`
  expect((await fetch(live)).status).toBe(200)
  npm.kill('SIGTERM')
  // The last process that writes there has ended.
  await closed
  await expect(fetch(live)).rejects.toThrow()
})
