import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemplate } from '../../server/test/global-setup.ts'
import { scratchDatabase } from '../../server/test/scratch-database.ts'
import type { Mutant } from './mutants-in-sql.ts'
import type { Room } from './room.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A mutant may loop for ever: it may take so many times as long as the healthy tests. */
const PATIENCE = 6
const LEAST_MS = 30_000
const LONGEST_MS = 300_000
const OURS = '@andariego'
/** A migrated database for the workshop. */
const TEMPLATE = 'workshop'
/** The beginning of the error when a migration fails at the start. */
const MIGRATION_FAILED = 'La migración'
const LEFT_OUT = new Set(['node_modules', '.git', 'proof', 'dist'])

/** Copies the project, with its own packages, so that mutants only affect the copy. */
const copyTo = async (folder: string) => {
  for (const name of await readdir(ROOT))
    if (!LEFT_OUT.has(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, OURS), { recursive: true })
  for (const name of await readdir(from))
    if (name !== OURS && name !== '.cache') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, OURS))) await symlink(join(folder, name), join(to, OURS, name))
}

/** `void`: the mutant is no valid SQL, which PostgreSQL noticed and not a test. */
export type Outcome = 'noticed' | 'survived' | 'void'

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--bail=1',
  '--reporter=dot',
  '--maxWorkers=1',
  // All files except one are unchanged since the last run.
  '--experimental.fsModuleCache',
]

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/** Opens a copy of the project in which mutants are made and the tests beside them run. */
export const openWorkshop = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-mutations-'))
  await copyTo(folder)
  const database = await scratchDatabase()
  await makeTemplate(database.url, TEMPLATE)

  /** Returns whether the tests of a room pass, or that the database could not be created. */
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
        // Mutated migrations are run each time.
        ...(file.endsWith('.sql') ? {} : { TEST_DATABASE_TEMPLATE: TEMPLATE }),
      },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const closed = once(child, 'close')
    // Kills its workers, too.
    const end = () => child.pid && process.kill(-child.pid, constants.signals.SIGKILL)
    const clock = setTimeout(end, longestMs)
    const [status] = await closed
    clearTimeout(clock)
    if (status === 0) return 'held'
    return said.includes(MIGRATION_FAILED) ? 'no database' : 'failed'
  }

  return {
    /** Whether the tests of a room pass. */
    hold: async (room: Room): Promise<boolean> => (await run(room, LONGEST_MS)) === 'held',
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    /** Makes a mutant, runs the tests beside it, and restores the file. */
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
