import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** How long what the command started may take to stop by itself, before it is killed. */
const TO_STOP_MS = 20_000
const LOOK_EVERY_MS = 100

/** Sends a signal to a process group; returns false when none of its processes is left. */
const signal = (group: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

/** Ends all processes of a group: those that do not stop in time are killed. */
const end = async (group: number): Promise<void> => {
  signal(group, 'SIGTERM')
  const deadline = Date.now() + TO_STOP_MS
  while (signal(group, 0) && Date.now() < deadline) await pause(LOOK_EVERY_MS)
  signal(group, 'SIGKILL')
}

/**
 * Runs Node with these arguments for at most so many milliseconds, and ends it with all that it started: a test runner that is told to
 * stop leaves the servers that its tests started. Returns whether it was ended before it was done.
 */
export const runBounded = async (
  args: readonly string[],
  options: SpawnOptions,
  longestMs: number,
): Promise<{ isCut: boolean }> => {
  const child = spawn(process.execPath, args, { ...options, detached: true })
  const closed = once(child, 'close')
  const { pid } = child
  if (pid === undefined) {
    await closed
    return { isCut: false }
  }
  // Ctrl-C reaches the group of this process alone.
  const stop = () => void end(pid)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const late = new AbortController()
  const cut = pause(longestMs, true, { signal: late.signal }).catch(() => false)
  const isCut = await Promise.race([cut, closed.then(() => false)])
  late.abort()
  await end(pid)
  await closed
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return { isCut }
}
