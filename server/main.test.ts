import { chmod, chown, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canEnter } from '@andariego/local-postgres'
import { recordedHome, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { build } from '../tools/build.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { canMount, mounted } from './test/small-disk.ts'
import { testDatabase } from './test/test-database.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const nobodyCanRunUs = isRoot && (await canEnter(nobody, fileURLToPath(new URL('.', import.meta.url))))

// As `npm ci` does; fast when nothing has changed since.
beforeAll(() => build(), 300_000)

/** Returns the lines on standard error of a start that fails, whatever their format. */
const complaintsOf = async (dataDir: string, env: Record<string, string> = {}) => {
  const product = startProduct(dataDir, { env })
  const ended = await product.exited
  const complaints = product.lines.filter((line) => line !== '' && !line.includes('"level":"info"'))
  return { ...ended, complaints, said: complaints.join('\n') }
}

describe('a start that cannot succeed says why in one line and exits 1', () => {
  test.each([
    [{ PORT: 'ochenta' }, 'PORT: debe ser un número'],
    [{ WORKERS: '0' }, 'WORKERS: debe ser 1 o más'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL: debe ser una URL que empiece por postgres://'],
    [{ DATABASE_URL: 'postgres://localhost/x', SECRET: '' }, 'SECRET: es obligatorio'],
  ])('wrong configuration: %o', async (env, message) => {
    const { code, complaints, said } = await complaintsOf(await temporaryFolder(), env)
    expect(said).toContain(message)
    expect(complaints).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('an unreachable database, without revealing its password', async () => {
    const { code, complaints, said } = await complaintsOf(await temporaryFolder(), {
      DATABASE_URL: 'postgres://andariego:contrasena@127.0.0.1:1/viajes',
      SECRET: 'x'.repeat(32),
    })
    expect(said).toContain('DATABASE_URL (viajes at 127.0.0.1:1) cannot be used: nothing answers there.')
    expect(said).not.toContain('contrasena')
    expect(complaints).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('an occupied port', { tags: ['release'] }, async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const bound = other.address()
    const port = bound instanceof Object ? bound.port : 0
    const { code, complaints, said } = await complaintsOf(await temporaryFolder(), { PORT: String(port) })
    expect(said).toContain(`Port ${port} of 127.0.0.1 is already in use`)
    expect(complaints).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('a file in place of DATA_DIR', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const { code, complaints, said } = await complaintsOf(file)
    expect(said).toContain(`DATA_DIR (${file}) cannot be used: a file stands where a folder is needed.`)
    expect(complaints).toHaveLength(1)
    expect(code).toBe(1)
  })

  test.runIf(canMount).each([
    ['ro', 'its file system is read-only'],
    ['size=16m,mode=755', 'its disk is full'],
  ])('a DATA_DIR on a disk mounted with %s', async (options, reason) => {
    const { code, complaints, said } = await complaintsOf(await mounted(options))
    expect(said).toContain(`cannot be used: ${reason}.`)
    expect(complaints).toHaveLength(1)
    expect(code).toBe(1)
  })
})

/** Checks that the product works, and ends when told to. */
const worksAndStops = async (product: ReturnType<typeof startProduct>) => {
  const address = await product.address
  const page = await fetch(address)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(await apiOver(address)('GET /places')).toMatchObject({ places: [], totalCount: 0 })
  expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ status: 'ready' })
  product.kill('SIGTERM')
  expect(await product.exited).toEqual({ code: 0, signal: null })
}

describe('the product', () => {
  test('starts empty, serves pages and API, and exits 0 when asked to', async () => {
    await worksAndStops(startProduct(await temporaryFolder()))
  })

  test('ends its live streams when asked to stop, without waiting for them', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.drop())
    const env = { DATABASE_URL: database.url, SECRET: 'x'.repeat(32) }
    const product = startProduct(await temporaryFolder(), { env })
    const authorization = `Bearer ${await signedInAt(product)}`
    const address = await product.address
    const streams = await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${address}/api/events`, { headers: { authorization } })),
    )
    const began = performance.now()
    product.kill('SIGTERM')
    // Complete responses, not broken connections; each begins with what restricts the user.
    const beginning = ':\n\ndata: {"type":"restriction","restriction":null}\n\n'
    expect(await Promise.all(streams.map((stream) => stream.text()))).toEqual(streams.map(() => beginning))
    expect(await product.exited).toEqual({ code: 0, signal: null })
    // Without that, the stop would wait 30 s.
    expect(performance.now() - began).toBeLessThan(20_000)
  }, 60_000)

  test.runIf(isRoot)('works in a folder that only root can enter', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    await worksAndStops(startProduct(folder))
    await recordedHome(folder)
  })

  test.runIf(nobodyCanRunUs)(
    'works for a user without rights, in a folder that only they can enter',
    { tags: ['release'] },
    async () => {
      const folder = await temporaryFolder()
      await chown(folder, nobody.uid, nobody.gid)
      await chmod(folder, 0o700)
      await worksAndStops(startProduct(folder, nobody))
    },
  )
})
