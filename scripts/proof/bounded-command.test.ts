import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBounded } from './bounded-command.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bounded-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a server that goes on by itself, writes its number to a file, and does then what `next` says. */
const startsAServer = (file: string, next: string): string[] => [
  '--eval',
  `const { spawn } = require('node:child_process')
   const server = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
   server.unref()
   require('node:fs').writeFileSync(${JSON.stringify(file)}, String(server.pid))
   ${next}`,
]

test.each([
  ['that is not done in time', 'setInterval(() => {}, 1000)', 2_000, true],
  ['that ends by itself', '', 60_000, false],
])('a command %s leaves nothing running that it started', async (_, next, longestMs, isCut) => {
  const file = join(folder, String(isCut))
  expect(await runBounded(startsAServer(file, next), { stdio: 'ignore' }, longestMs)).toEqual({ isCut })
  expect(isRunning(Number(readFileSync(file, 'utf8')))).toBe(false)
})
