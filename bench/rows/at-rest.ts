import { setTimeout as delay } from 'node:timers/promises'
import { familyOf, proportionalMegabytes } from '../processes.ts'
import { startProduct, temporaryFolder } from '../product.ts'
import { median, type Row } from '../row.ts'

const RESTARTS = 5
const LIMIT_MEGABYTES = 350
const FIRST_SECONDS = 3
const AGAIN_SECONDS = 1.5

/** Start times and memory of the whole product, with its own database and two workers. */
export const atRest = async (): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const variables = { DATA_DIR: `${folder}/data`, WORKERS: '2' }
  try {
    const first = await startProduct(variables)
    await first.stop()
    const times: number[] = []
    let megabytes = Number.NaN
    for (let start = 0; start < RESTARTS; start++) {
      const product = await startProduct(variables)
      times.push(product.readyMs)
      if (start === RESTARTS - 1 && process.platform === 'linux') {
        await fetch(`${product.url}/`)
        await delay(3_000)
        megabytes = familyOf(product.process.pid ?? 0).reduce(
          (sum, pid) => sum + proportionalMegabytes(pid),
          0,
        )
      }
      await product.stop()
    }
    const again = median(times)
    return [
      {
        what: 'Ready the first time',
        figure: `${(first.readyMs / 1000).toFixed(1)} s`,
        target: `≤ ${FIRST_SECONDS} s`,
        ok: first.readyMs <= FIRST_SECONDS * 1000,
      },
      {
        what: 'Ready on existing data',
        figure: `${(again / 1000).toFixed(1)} s (median of ${RESTARTS}, ${(Math.min(...times) / 1000).toFixed(1)} to ${(Math.max(...times) / 1000).toFixed(1)})`,
        target: `≤ ${AGAIN_SECONDS} s`,
        ok: again <= AGAIN_SECONDS * 1000,
      },
      {
        what: 'Memory at rest, all processes, two workers and database',
        figure: `${megabytes.toFixed(0)} MB`,
        target: `≤ ${LIMIT_MEGABYTES} MB`,
        ok: megabytes <= LIMIT_MEGABYTES,
      },
    ]
  } finally {
    await remove()
  }
}
