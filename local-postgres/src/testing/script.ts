import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { errorCode } from '../errors.ts'

interface ScriptOptions {
  env?: Record<string, string>
  uid?: number
  gid?: number
}

const running = new Set<ChildProcess>()
// A test that failed in the middle leaves its script running; it would slow down all tests after it.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/** Runs a script of ours in its own process, which a test can kill. */
export const runScript = (script: URL, { env, ...account }: ScriptOptions = {}) => {
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    ...account,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const hear = (line: string) => {
    lines.push(line)
    for (const check of waiting) check()
  }
  createInterface(child.stdout).on('line', hear)
  createInterface(child.stderr).on('line', hear)

  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  /** Waits for the first line that matches. */
  const line = (pattern: RegExp): Promise<RegExpExecArray> => {
    const found = Promise.withResolvers<RegExpExecArray>()
    const check = () => {
      const match = lines.map((text) => pattern.exec(text)).find((result) => result !== null)
      if (match) found.resolve(match)
    }
    waiting.add(check)
    check()
    void exited.then(() => found.reject(new Error(`No line ${pattern} in:\n${lines.join('\n')}`)))
    return found.promise.finally(() => waiting.delete(check))
  }
  return { pid: child.pid ?? 0, lines, line, exited, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** Whether a process is running; a zombie is not. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return process.platform !== 'linux' && errorCode(error) === 'ENOENT'
  }
}
