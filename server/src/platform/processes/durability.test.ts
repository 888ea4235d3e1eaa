/** @module-tag release */
import { setTimeout as delay } from 'node:timers/promises'
import { runScript } from '@andariego/local-postgres/testing/script'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { expect, test, vi } from 'vitest'

const noteServer = new URL('testing/note-server.ts', import.meta.url)
/** `npm run test:faults` sets a higher number. */
const rounds = Number(process.env.KILLS ?? 4)
const writers = 4
const victimsOf = [['parent'], ['database'], ['parent', 'database'], ['worker']]
const notesBetweenKills = 50
/** For each round and for the first start: a start recovers the database, and a busy machine takes its time for that. */
const PATIENCE_MS = 15_000

test(
  'no acknowledged write is lost when parent, workers and database are killed again and again',
  async () => {
    const dataDir = await temporaryFolder()
    const start = async () => {
      const process = runScript(noteServer, { env: { DATA_DIR: dataDir, PORT: '0' } })
      const [, address = ''] = await process.line(/Ready at (\S+)/)
      const [, url = ''] = await process.line(/Prepared {"databaseUrl":"([^"]+)"/)
      return { ...process, address, url }
    }
    let available = start()
    let server = await available
    const acknowledged: number[] = []
    let next = 0
    let writing = true
    const write = async () => {
      while (writing) {
        const id = next++
        const { address } = await available
        const response = await fetch(`${address}/note?id=${id}`).catch(() => undefined)
        await response?.text().catch(() => undefined)
        if (response?.ok) acknowledged.push(id)
        // Waits as a client would: retrying at once would slow down the start that it waits for.
        else await delay(20)
      }
    }
    const work = Array.from({ length: writers }, write)
    const enough = () => {
      const target = acknowledged.length + notesBetweenKills
      return vi.waitUntil(() => acknowledged.length >= target, { timeout: 30_000, interval: 5 })
    }
    const databasePid = () => {
      const pids = server.lines.map((line) => /database.* {"pid":(\d+)/.exec(line)?.[1])
      return Number(pids.findLast((pid) => pid !== undefined))
    }
    const workerPid = async () => Number(await (await fetch(`${server.address}/pid`)).text())

    for (let round = 0; round < rounds; round++) {
      await enough()
      const victims = victimsOf[round % victimsOf.length] ?? []
      if (victims.includes('worker')) process.kill(await workerPid(), 'SIGKILL')
      if (victims.includes('database')) process.kill(databasePid(), 'SIGKILL')
      if (!victims.includes('parent')) continue
      server.kill('SIGKILL')
      available = server.exited.then(start)
      server = await available
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
  },
  (rounds + 1) * PATIENCE_MS,
)
