import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { countOwnTicks } from './machine.ts'

/** A process with a busy child that nobody waits for; it prints the child's id. */
const PARENT = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  process.stdout.write(String(child.pid))
  setInterval(() => {}, 1000)
`
const BUSY_TICKS = 30

test.runIf(process.platform === 'linux')(
  'the time of processes that end without being waited for still counts as our own',
  async () => {
    const own = countOwnTicks()
    const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [printed] = await once(parent.stdout, 'data')
    const ended = once(parent, 'exit')
    try {
      await vi.waitFor(() => expect(own.soFar()).toBeGreaterThan(BUSY_TICKS), {
        timeout: 20_000,
        interval: 100,
      })
    } finally {
      parent.kill('SIGKILL')
      process.kill(Number(String(printed)), 'SIGKILL')
    }
    await ended
    expect(own.soFar()).toBeGreaterThan(BUSY_TICKS)
    own.stop()
  },
)
