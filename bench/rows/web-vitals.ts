import { join } from 'node:path'
import { apiOf } from '../../tools/accounts.ts'
import { startProduct } from '../../tools/product.ts'
import { type Audited, auditOf } from '../lighthouse.ts'
import { temporaryFolder } from '../product.ts'
import { median, type Row } from '../row.ts'

/** The number of runs; the median counts, because the machine's other load affects single runs. */
const RUNS = 5

const VITALS = [
  { audit: 'largest-contentful-paint', name: 'LCP', limit: 1500, digits: 0, unit: ' ms' },
  { audit: 'total-blocking-time', name: 'TBT', limit: 50, digits: 0, unit: ' ms' },
  { audit: 'cumulative-layout-shift', name: 'CLS', limit: 0, digits: 3, unit: '' },
] as const
const SCORES = [
  { category: 'performance', limit: 98 },
  { category: 'accessibility', limit: 100 },
  { category: 'best-practices', limit: 100 },
  { category: 'seo', limit: 100 },
] as const

const vitalRow = (page: string, results: Audited[]): Row => {
  const measured = VITALS.map((vital) => ({
    ...vital,
    value: median(results.map(({ audits }) => audits[vital.audit]?.numericValue ?? Number.NaN)),
  }))
  const told = measured.map(({ name, value, digits, unit }) => `${name} ${value.toFixed(digits)}${unit}`)
  return {
    what: `LCP, TBT, CLS on ${page}: 4× CPU, slow 4G`,
    figure: `${told.join(', ')} (median of ${results.length})`,
    target: '≤ 1.5 s, ≤ 50 ms, 0',
    ok: measured.every(({ value, limit }) => value <= limit),
  }
}

const scoreRow = (page: string, results: Audited[]): Row => {
  const measured = SCORES.map((score) => ({
    ...score,
    value: median(results.map(({ categories }) => (categories[score.category]?.score ?? 0) * 100)),
  }))
  return {
    what: `Lighthouse, mobile, ${page}`,
    figure: measured.map(({ category, value }) => `${category} ${value.toFixed(0)}`).join(', '),
    target: 'performance ≥ 98, the other three 100',
    ok: measured.every(({ value, limit }) => value >= limit),
  }
}

/** Measures a first visit to the sample community, with its photos. */
export const webVitals = async (): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const product = await startProduct({
    logFile: join(folder, 'server.log'),
    entry: 'demo/main.ts',
    settings: { WORKERS: '1' },
  })
  try {
    const { data } = await apiOf(product.url)('GET /places/reviews', { query: { limit: 1 } })
    const rows: Row[] = []
    for (const [page, path] of [
      ['/', '/'],
      ['/place/{id}', `/place/${data[0]?.placeId}`],
    ] as const) {
      const results: Audited[] = []
      for (let run = 0; run < RUNS; run++) results.push(await auditOf(product.url + path))
      rows.push(vitalRow(page, results), scoreRow(page, results))
    }
    return rows
  } finally {
    await product.stop()
    await remove()
  }
}
