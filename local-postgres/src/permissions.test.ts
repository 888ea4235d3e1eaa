import { chmod, chown, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { canEnter } from './account.ts'
import { startLocalPostgres } from './start.ts'
import { silentLog } from './testing/logs.ts'
import { runScript } from './testing/script.ts'
import { ask, recordedHome, temporaryFolder } from './testing/temporary-data.ts'

const name = 'example'
const nobody = { uid: 65534, gid: 65534 }
const ownerScript = new URL('testing/database-owner.ts', import.meta.url)
const isRoot = process.getuid?.() === 0
const nobodyCanRunUs = isRoot && (await canEnter(nobody, fileURLToPath(new URL('.', import.meta.url))))

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as an unprivileged user, who can write nothing but its own data', async () => {
    const dataDir = await temporaryFolder()
    const database = await startLocalPostgres({ dataDir, name, log: silentLog })
    onTestFinished(() => database.stop())
    const { uid } = await stat(`/proc/${database.pid()}`)
    expect(uid).not.toBe(0)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
    expect((await stat(join(dataDir, 'postgres/data'))).uid).toBe(uid)
  })

  test('in a folder that only root can enter the data is placed elsewhere, the log says where, and a moved data folder finds it', {
    tags: ['release'],
  }, async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    const warnings: string[] = []
    const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) }
    const first = await startLocalPostgres({ dataDir: join(folder, 'before'), name, log })
    const home = await recordedHome(join(folder, 'before'))
    expect(home).toMatch(/^\/var\/lib\/example-/)
    expect(warnings).toEqual([expect.stringContaining(`the database is kept in ${home}`)])
    await ask(first.url, "CREATE TABLE note AS SELECT 'kept' AS text")
    await first.stop()

    await rename(join(folder, 'before'), join(folder, 'after'))
    const second = await startLocalPostgres({ dataDir: join(folder, 'after'), name, log })
    onTestFinished(() => second.stop())
    expect(await ask(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }])
  })

  test('a database moved to where its user cannot reach it is refused, not replaced', {
    tags: ['release'],
  }, async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'closed'), { mode: 0o700 })
    const first = await startLocalPostgres({ dataDir: join(folder, 'data'), name, log: silentLog })
    await first.stop()
    await rename(join(folder, 'data'), join(folder, 'closed/data'))
    await expect(
      startLocalPostgres({ dataDir: join(folder, 'closed/data'), name, log: silentLog }),
    ).rejects.toThrow(/cannot be reached by its user \(uid \d+\)/)
  })
})

describe.runIf(nobodyCanRunUs)('as an unprivileged user', () => {
  test('the database runs as that user', { tags: ['release'] }, async () => {
    const folder = await temporaryFolder()
    await chown(folder, nobody.uid, nobody.gid)
    const owner = runScript(ownerScript, { ...nobody, env: { DATA_DIR: join(folder, 'data') } })
    await owner.line(/owns \d+ at/)
    owner.kill('SIGTERM')
    expect(await owner.exited).toEqual({ code: 0, signal: null })
  })

  test('a read-only data folder is reported in one line', async () => {
    const folder = await temporaryFolder()
    const owner = runScript(ownerScript, { ...nobody, env: { DATA_DIR: join(folder, 'data') } })
    expect(await owner.exited).toEqual({ code: 1, signal: null })
    expect(owner.lines).toEqual([
      `error data folder (${folder}/data) cannot be used: this user may not write there. {}`,
    ])
  })
})
