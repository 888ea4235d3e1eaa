import { againstFloor } from '../load.ts'
import { processorMilliseconds, workersOf } from '../processes.ts'
import { ROUNDS } from '../rounds.ts'
import { median, type Row } from '../row.ts'
import type { Context } from './context.ts'

/** Pages to render until the code is compiled, and pages per measured round. */
const WARMING = 150
const COLD_PAGES = 60
const LIMIT_MS = 5

/** Existing pages of this product; the home page always exists. */
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

const coldCosts = async ({ url, pid, placeIds }: Context, page: string): Promise<number[]> => {
  const workers = workersOf(pid)
  // A declared query is part of the cache key; an undeclared one is dropped, and would find the cached page.
  const cold = (index: number) =>
    page === '/' ? `/?page=${index + 2}` : `/place/${placeIds[(index + 50) % placeIds.length]}`
  let index = 0
  const renderPages = async (count: number) => {
    for (const end = index + count; index < end; index++) await (await fetch(url + cold(index))).arrayBuffer()
  }
  await renderPages(WARMING)
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = processorMilliseconds(workers)
    await renderPages(COLD_PAGES)
    costs.push((processorMilliseconds(workers) - before) / COLD_PAGES)
  }
  return costs
}

export const pages = async (context: Context): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, paths] of await pagesOf(context)) {
    const { ratio, figure, unsteady } = await againstFloor(context, paths)
    const costs = await coldCosts(context, name)
    rows.push(
      {
        what: `HTML of ${name}, warm`,
        figure,
        target: '≥ 0.6 × floor',
        unsteady,
        ok: ratio >= 0.6,
      },
      {
        what: `HTML of ${name}, cold`,
        figure: `${median(costs).toFixed(1)} ms CPU (${Math.min(...costs).toFixed(1)} to ${Math.max(...costs).toFixed(1)})`,
        target: `≤ ${LIMIT_MS} ms CPU`,
        ok: median(costs) <= LIMIT_MS,
      },
    )
  }
  return rows
}
