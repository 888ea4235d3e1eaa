import { chmod, chown, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../processes/testing/plain-log.ts'
import { runScript } from '../../processes/testing/script.ts'
import { canEnter } from './account.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { ask, recordedHome, temporaryFolder } from './testing/temporary-data.ts'

const nobody = { uid: 65534, gid: 65534 }
const ownerScript = new URL('testing/database-owner.ts', import.meta.url)
const isRoot = process.getuid?.() === 0
const nobodyCanRunUs = isRoot && (await canEnter(nobody, fileURLToPath(new URL('.', import.meta.url))))

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as a user without rights, who can write nothing but its own data', async () => {
    const dataDir = await temporaryFolder()
    const database = await startEmbeddedDatabase({ dataDir, log: silentLog })
    onTestFinished(() => database.stop())
    const { uid } = await stat(`/proc/${database.pid()}`)
    expect(uid).not.toBe(0)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
    expect((await stat(join(dataDir, 'postgres/data'))).uid).toBe(uid)
  })

  test('in a folder that only root can enter the data lives elsewhere, the log says where, and a moved DATA_DIR finds it', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    const warnings: string[] = []
    const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) }
    const first = await startEmbeddedDatabase({ dataDir: join(folder, 'before'), log })
    const home = await recordedHome(join(folder, 'before'))
    expect(home).toMatch(/^\/var\/lib\/andariego-/)
    expect(warnings).toEqual([expect.stringContaining(`the database is kept in ${home}`)])
    await ask(first.url, "CREATE TABLE note AS SELECT 'kept' AS text")
    await first.stop()

    await rename(join(folder, 'before'), join(folder, 'after'))
    const second = await startEmbeddedDatabase({ dataDir: join(folder, 'after'), log })
    onTestFinished(() => second.stop())
    expect(await ask(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }])
  })

  test('a database that moved to where its user cannot reach it is refused, not replaced', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'closed'), { mode: 0o700 })
    const first = await startEmbeddedDatabase({ dataDir: join(folder, 'data'), log: silentLog })
    await first.stop()
    await rename(join(folder, 'data'), join(folder, 'closed/data'))
    await expect(
      startEmbeddedDatabase({ dataDir: join(folder, 'closed/data'), log: silentLog }),
    ).rejects.toThrow(/cannot be reached by its user \(uid \d+\)/)
  })
})

describe.runIf(nobodyCanRunUs)('as a user without rights', () => {
  test('the database runs as that user', async () => {
    const folder = await temporaryFolder()
    await chown(folder, nobody.uid, nobody.gid)
    const owner = runScript(ownerScript, { ...nobody, env: { DATA_DIR: join(folder, 'data') } })
    await owner.line(/owns \d+ at/)
    owner.kill('SIGTERM')
    expect(await owner.exited).toEqual({ code: 0, signal: null })
  })

  test('a DATA_DIR that it may not write is named in one line', async () => {
    const folder = await temporaryFolder()
    const owner = runScript(ownerScript, { ...nobody, env: { DATA_DIR: join(folder, 'data') } })
    expect(await owner.exited).toEqual({ code: 1, signal: null })
    expect(owner.lines).toEqual([
      `error DATA_DIR (${folder}/data) cannot be used: this user may not write there. {}`,
    ])
  })
})
