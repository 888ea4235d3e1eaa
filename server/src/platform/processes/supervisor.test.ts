import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { isRunning, runScript } from '@andariego/local-postgres/testing/script'
import { ask, usedData } from '@andariego/local-postgres/testing/temporary-data'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'

const noteServer = new URL('testing/note-server.ts', import.meta.url)
const usedFolder = usedData('andariego')

const startNotes = async (dataDir: string, env: Record<string, string> = {}) => {
  const server = runScript(noteServer, { env: { DATA_DIR: dataDir, PORT: '0', ...env } })
  const [, address = ''] = await server.line(/Ready at (\S+)/)
  const [, databaseUrl = ''] = await server.line(/Prepared {"databaseUrl":"([^"]+)"/)
  const [, databasePid] = await server.line(/database.* {"pid":(\d+)/)
  return { ...server, address, databaseUrl, databasePid: Number(databasePid) }
}

const get = async (url: string) => (await fetch(url)).text()
const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns the process ids of both workers; they take turns. */
const workerPids = async (address: string): Promise<number[]> => {
  const connection = { headers: { connection: 'close' } }
  const pids = new Set<number>()
  while (pids.size < 2) {
    const response = await fetch(`${address}/pid`, connection)
    expect(response.status).toBe(200)
    pids.add(Number(await response.text()))
  }
  return [...pids]
}

test('SIGTERM closes the port, finishes running requests, ends the workers and the database, and exits 0', async () => {
  const server = await startNotes(await usedFolder())
  const workers = await workerPids(server.address)
  const gate = new Client({ connectionString: server.databaseUrl })
  await gate.connect()
  await gate.query('SELECT pg_advisory_lock(1)')
  const running = [get(`${server.address}/wait`), get(`${server.address}/wait`)]
  const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
  await vi.waitUntil(async () => (await ask(server.databaseUrl, waiting)).length === running.length, 5000)

  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await answers(`${server.address}/pid`)), 5000)
  expect(workers.some(isRunning)).toBe(true)
  await gate.end()
  expect(await Promise.all(running)).toHaveLength(2)
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect([...workers, server.databasePid].filter(isRunning)).toEqual([])
})

test('SIGTERM under load drops no request: each is answered until the port refuses', async () => {
  const server = await startNotes(await usedFolder())
  const outcomes: string[] = []
  const client = async () => {
    let outcome = ''
    while (outcome !== 'ECONNREFUSED') {
      outcome = await fetch(`${server.address}/pid`).then(
        async (response) => `${response.status} ${(await response.text()) !== ''}`,
        (error) => error.cause.code,
      )
      outcomes.push(outcome)
    }
  }
  const clients = Array.from({ length: 8 }, client)
  await vi.waitUntil(() => outcomes.length > 500, { timeout: 10_000 })
  server.kill('SIGTERM')
  await Promise.all(clients)
  expect([...new Set(outcomes)].toSorted()).toEqual(['200 true', 'ECONNREFUSED'])
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a client that never finishes its headers is disconnected, as by a server that listens itself', async () => {
  const server = await startNotes(await usedFolder(), { HEADERS_TIMEOUT: '100' })
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  socket.write('GET /pid HTTP/1.1\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
  server.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('a worker that dies is replaced', { tags: ['release'] }, async () => {
  const server = await startNotes(await usedFolder())
  const [killed = 0] = await workerPids(server.address)
  process.kill(killed, 'SIGKILL')
  await server.line(/A worker died/)
  expect(await workerPids(server.address)).not.toContain(killed)
  server.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('when the database dies the workers stay and use the restarted one', { tags: ['release'] }, async () => {
  const server = await startNotes(await usedFolder())
  const workers = await workerPids(server.address)
  await get(`${server.address}/note?id=1`)
  process.kill(server.databasePid, 'SIGKILL')
  await server.line(/The database runs again/)
  await vi.waitUntil(() => answers(`${server.address}/note?id=2`), 10_000)
  expect(await ask(server.databaseUrl, 'SELECT id FROM note ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
  expect((await workerPids(server.address)).toSorted()).toEqual(workers.toSorted())
  server.kill('SIGINT')
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('when the parent is killed the workers exit, and the next parent takes the database over', async () => {
  const dataDir = await usedFolder()
  const server = await startNotes(dataDir)
  const workers = await workerPids(server.address)
  server.kill('SIGKILL')
  await server.exited
  await vi.waitUntil(() => !workers.some(isRunning), 5000)

  const next = await startNotes(dataDir)
  expect(next.databasePid).toBe(server.databasePid)
  next.kill('SIGTERM')
  expect(await next.exited).toEqual({ code: 0, signal: null })
  expect(isRunning(next.databasePid)).toBe(false)
})

test('an occupied port is reported in one line, and nothing is left behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = address instanceof Object ? address.port : 0
  const server = runScript(noteServer, { env: { DATA_DIR: await usedFolder(), PORT: String(port) } })
  const [, databasePid] = await server.line(/The database runs. {"pid":(\d+)/)
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.lines.filter((line) => line.startsWith('error'))).toEqual([
    `error Port ${port} of 127.0.0.1 is already in use; stop what uses it, or set PORT. {"failure":"port"}`,
  ])
  expect(isRunning(Number(databasePid))).toBe(false)
  other.close()
})
