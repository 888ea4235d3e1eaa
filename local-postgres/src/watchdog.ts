import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { spawnOptions } from './account.ts'
import type { Installation } from './installation.ts'

// The script reads from a pipe to which nobody writes, and whose other end the kernel closes when the owner ends. A later owner
// leaves another token. It is a shell script because of the memory: half a megabyte, against forty for a Node process.
const script = `
cd "$1" || exit
while read -r line; do :; done
sleep "$3"
[ "$(cat owner.token)" = "$2" ] || exit
read -r postmaster < data/postmaster.pid || exit
[ ! -d /proc/self ] || [ "/proc/$postmaster/cwd" -ef data ] || exit
kill -INT "$postmaster"
`

interface Watchdog {
  end(): void
}

/** Stops a database whose owner died, unless another start adopts it within the grace period. */
export const startWatchdog = async (
  { home, account }: Installation,
  graceSeconds: number,
): Promise<Watchdog> => {
  const token = randomUUID()
  await writeFile(join(home, 'owner.token'), token, { mode: 0o644 })

  const child = spawn('/bin/sh', ['-c', script, 'watchdog', home, token, String(graceSeconds)], {
    ...spawnOptions(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // If the watchdog itself is killed, only this protection is lost: the next start then adopts an orphaned database.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return { end: () => child.kill() }
}
