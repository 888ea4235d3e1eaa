import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { processorMilliseconds, workersOf } from '../processes.ts'
import { quantile, type Row } from '../row.ts'
import { reviewOf, send } from '../writes.ts'
import type { Context } from './context.ts'
import { communityOf, RATES } from './under-writes.ts'

/** How much older than the newest change a visitor's page may be, in ms. */
const OLDEST = 1_000
const LOOKS = 20
/** So many pages in a row must show the change: each comes by a new connection, and the workers take connections in turn. */
const IN_A_ROW = 6

/** Requests a page by a connection of its own, which any process may answer. */
const freshly = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { connection: 'close' } }, async (answer) => {
      try {
        let text = ''
        for await (const piece of answer.setEncoding('utf8')) text += piece
        if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`)
        resolve(text)
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })

/** Returns how long after a change some process still served a page without it, in ms; 0 when none did. */
export const lastWithout = async (look: () => Promise<boolean>): Promise<number> => {
  const written = performance.now()
  let last = 0
  for (let inARow = 0; inARow < IN_A_ROW; inARow++) {
    if (await look()) continue
    last = performance.now() - written
    inARow = -1
    await delay(5)
  }
  return last
}

/** Measures how long a new review is missing on its place's page, whichever of two processes answers, while the community writes. */
export const freshness = async (context: Context): Promise<Row[]> => {
  const { url, pid, placeIds } = context
  const { writers, write } = await communityOf(context)
  const [author] = writers
  if (!author) throw new Error('Nobody is signed in.')
  const workers = workersOf(pid)
  const rows: Row[] = []
  for (const aSecond of RATES) {
    const used = workers.map((worker) => processorMilliseconds([worker]))
    const writing = write(aSecond)
    const times: number[] = []
    for (let number = 0; number < LOOKS; number++) {
      const placeId = placeIds[number] ?? ''
      const page = `${url}/place/${placeId}`
      // Both keep the page of before.
      for (let time = 0; time < IN_A_ROW; time++) await freshly(page)
      const mark = `Marca ${number} de ${Date.now()}`
      await send(url, reviewOf(author, placeId, mark))
      times.push(await lastWithout(async () => (await freshly(page)).includes(mark)))
    }
    await writing.stop()
    if (workers.some((worker, index) => processorMilliseconds([worker]) === used[index]))
      throw new Error('One of the processes answered nothing.')
    const longest = Math.max(...times)
    rows.push({
      what: `A new review unseen on its page in any of ${workers.length} processes at ${aSecond} writes a second`,
      figure: `${longest.toFixed(0)} ms at most, median ${quantile(times, 0.5).toFixed(0)} ms (${LOOKS} looks, each until ${IN_A_ROW} new connections in a row show it)`,
      target: `≤ ${OLDEST} ms`,
      ok: longest <= OLDEST,
    })
  }
  return rows
}
