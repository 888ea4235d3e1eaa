import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemplate } from '../../server/test/global-setup.ts'
import { scratchDatabase } from '../../server/test/scratch-database.ts'
import type { Mutant } from './mutants-in-sql.ts'
import type { Room } from './rooms.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What a broken rule can turn into: a loop without end. Tests in health take so many times less. */
const PATIENCE = 6
const LEAST_MS = 30_000
const LONGEST_MS = 300_000
const OURS = '@andariego'
/** A migrated database of the workshop's. */
const TEMPLATE = 'workshop'
/** How the start says that a migration cannot be run. */
const MIGRATION_FAILED = 'La migración'
const LEFT_OUT = new Set(['node_modules', '.git', 'e2e', 'proof', 'dist'])

/** A copy of the project whose packages are its own, so that what is broken is broken in there alone. */
const copyTo = async (folder: string) => {
  for (const name of await readdir(ROOT))
    if (!LEFT_OUT.has(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, OURS), { recursive: true })
  for (const name of await readdir(from))
    if (name !== OURS && name !== '.cache') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, OURS))) await symlink(join(folder, name), join(to, OURS, name))
}

/** `void`: what came of it is no SQL, which PostgreSQL noticed and no test. */
export type Outcome = 'noticed' | 'survived' | 'void'

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--bail=1',
  '--reporter=dot',
  '--maxWorkers=1',
  // Of all files but one nothing has changed since the last time.
  '--experimental.fsModuleCache',
]

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/** Where rules are broken and the tests beside them run. */
export const openWorkshop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-mutations-'))
  await copyTo(folder)
  const database = await scratchDatabase()
  await makeTemplate(database.url, TEMPLATE)

  /** Whether the tests of a room hold, or the database could not even be made. */
  const run = async (
    { file, tests, isPure }: Room,
    longestMs: number,
  ): Promise<'held' | 'failed' | 'no database'> => {
    const suite = isPure ? ['--config', 'scripts/mutations/quick.config.ts'] : ['--project', 'server']
    const child = spawn(process.execPath, [...VITEST, ...suite, ...tests], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: {
        ...process.env,
        CI: '',
        TEST_DATABASE_URL: database.url,
        // Migrations that are broken are run each time.
        ...(file.endsWith('.sql') ? {} : { TEST_DATABASE_TEMPLATE: TEMPLATE }),
      },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const closed = once(child, 'close')
    // Its workers, too.
    const end = () => child.pid && process.kill(-child.pid, constants.signals.SIGKILL)
    const clock = setTimeout(end, longestMs)
    const [status] = await closed
    clearTimeout(clock)
    if (status === 0) return 'held'
    return said.includes(MIGRATION_FAILED) ? 'no database' : 'failed'
  }

  return {
    /** Whether the tests of a room hold. */
    hold: async (room: Room): Promise<boolean> => (await run(room, LONGEST_MS)) === 'held',
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    /** Breaks a rule, runs the tests beside it, and mends it. */
    attempt: async ({ file, start, end, by }: Mutant, room: Room, healthyMs: number): Promise<Outcome> => {
      const path = join(folder, file)
      const code = await readFile(path, 'utf8')
      await writeFile(path, code.slice(0, start) + by + code.slice(end))
      try {
        const outcome = await run(room, Math.max(LEAST_MS, PATIENCE * healthyMs))
        if (outcome === 'no database') return 'void'
        return outcome === 'held' ? 'survived' : 'noticed'
      } finally {
        await writeFile(path, code)
      }
    },
    close: async () => {
      await database.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
