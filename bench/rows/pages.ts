import { againstFloor } from '../load.ts'
import { processorMilliseconds, workersOf } from '../processes.ts'
import type { Row } from '../row.ts'
import type { Context } from './context.ts'

const COLD_PAGES = 200

/** Pages of the place that exist in this product; the home always does. */
const pagesOf = async ({ url, placeIds }: Context): Promise<[string, string[]][]> => {
  const places = placeIds.slice(0, 20).map((id) => `/place/${id}`)
  const answer = await fetch(url + (places[0] ?? '/'))
  return answer.ok
    ? [
        ['/', ['/']],
        ['/place/{id}', places],
      ]
    : [['/', ['/']]]
}

const coldCost = async ({ url, pid, placeIds }: Context, page: string): Promise<number> => {
  const workers = workersOf(pid)
  // A page's known query is part of its key; another value of it is another page to render.
  const cold = (index: number) =>
    page === '/'
      ? `/?q=${index}x${Date.now()}`
      : `/place/${placeIds[(index + 50) % placeIds.length]}?q=${index}`
  for (let index = 0; index < 50; index++) await (await fetch(url + cold(index))).arrayBuffer()
  const before = processorMilliseconds(workers)
  for (let index = 50; index < 50 + COLD_PAGES; index++) await (await fetch(url + cold(index))).arrayBuffer()
  return (processorMilliseconds(workers) - before) / COLD_PAGES
}

export const pages = async (context: Context): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, paths] of await pagesOf(context)) {
    const { ratio, rate, floorRate } = await againstFloor(context.floor, context.url, paths)
    const cost = await coldCost(context, name)
    rows.push(
      {
        what: `HTML of ${name}, warm`,
        figure: `${ratio.toFixed(2)} × floor (${rate.toFixed(0)}/s against ${floorRate.toFixed(0)}/s)`,
        target: '≥ 0.6 × floor',
        ok: ratio >= 0.6,
      },
      {
        what: `HTML of ${name}, cold`,
        figure: `${cost.toFixed(1)} ms CPU`,
        target: '≤ 8 ms CPU',
        ok: cost <= 8,
      },
    )
  }
  return rows
}
