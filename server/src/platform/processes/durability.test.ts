import { expect, test, vi } from 'vitest'
import { ask, temporaryFolder } from '../database/embedded/testing/temporary-data.ts'
import { runScript } from './testing/script.ts'

const noteServer = new URL('testing/note-server.ts', import.meta.url)
const rounds = 20
const writers = 4
const notesBetweenKills = 100

test('no acknowledged write is lost when parent, workers and database are killed again and again', async () => {
  const dataDir = await temporaryFolder()
  const start = async () => {
    const process = runScript(noteServer, { env: { DATA_DIR: dataDir, PORT: '0' } })
    const [, address = ''] = await process.line(/Ready at (\S+)/)
    const [, url = ''] = await process.line(/Prepared {"databaseUrl":"([^"]+)"/)
    return { ...process, address, url }
  }
  let server = await start()
  const acknowledged: number[] = []
  let next = 0
  let writing = true
  const write = async () => {
    while (writing) {
      const id = next++
      const response = await fetch(`${server.address}/note?id=${id}`).catch(() => undefined)
      await response?.text().catch(() => undefined)
      if (response?.ok) acknowledged.push(id)
    }
  }
  const work = Array.from({ length: writers }, write)
  const enough = () => {
    const target = acknowledged.length + notesBetweenKills
    return vi.waitUntil(() => acknowledged.length >= target, { timeout: 10_000, interval: 5 })
  }
  const databasePid = async () => {
    const pids = server.lines.map((line) => /database.* {"pid":(\d+)/.exec(line)?.[1])
    return Number(pids.findLast((pid) => pid !== undefined))
  }

  for (let round = 0; round < rounds; round++) {
    await enough()
    if (round % 3 !== 0) process.kill(await databasePid(), 'SIGKILL')
    if (round % 3 === 1) {
      await enough()
      continue
    }
    server.kill('SIGKILL')
    await server.exited
    server = await start()
  }
  await enough()
  writing = false
  await Promise.all(work)

  const kept = await ask<{ id: number }>(server.url, 'SELECT id FROM note')
  const ids = new Set(kept.map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(rounds * notesBetweenKills)
  server.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
}, 60_000)
