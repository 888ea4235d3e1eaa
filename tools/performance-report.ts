import { readFile } from 'node:fs/promises'
import { putIntoReport } from './proof-report.ts'

const RESULTS = new URL('../bench/RESULTS.md', import.meta.url)

/** What the product promises of its speed, and how the rows of the benchmarks begin that measure it. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'Lists of places': ['GET /api/places?limit=20'],
  'A place and its reviews, uncached': ['GET /api/places/{id} and its reviews'],
  'Pages of the start and of a place': ['HTML of /, ', 'HTML of /place/{id}, '],
  'The same while others write': ['HTML of / at ', 'HTML of /place/{id} at ', 'A new review unseen'],
  'One client asks for endless different pages': [
    'Others while one client',
    'Memory of the largest server process',
  ],
  'Publishing a review': ['POST review'],
  'A direct message, until the other one sees it': ['Direct message'],
  'Live connections that wait': ['2000 idle live connections'],
  'Asking for news of the assistant': ['AI chat poll'],
  'Uploads of ten large files': ['Upload of'],
  'Search of places at every key': ['Place search per keystroke', 'Memory that place search adds'],
  'The full data set against a hundredth of it': ['Growth'],
  'JavaScript of a first visit': ['JavaScript for a first visit'],
  'First paint on a slow phone': ['LCP, TBT, CLS'],
  Lighthouse: ['Lighthouse, mobile'],
  'Time to start': ['Ready '],
  'Memory at rest': ['Memory at rest'],
  'Answers of the assistant': ['Assistant: an answer'],
}

interface Measured {
  mark: string
  what: string
  figure: string
  target: string
}

const measuredIn = (page: string): Measured[] =>
  (page.split('\n## History')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| [✓✗ ] \| /.test(line))
    .map((line) => {
      const [mark = '', what = '', figure = '', target = ''] = line.slice(2).split(' | ')
      return { mark, what, figure, target: target.replace(/ \|$/, '') }
    })

const outcomeOf = (rows: readonly Measured[]): string => {
  if (rows.length === 0) return '**not measured**'
  if (rows.some(({ mark }) => mark === '✗')) return '**missed**'
  return rows.some(({ mark, target }) => mark !== '✓' && target !== 'told') ? 'not judged' : 'holds'
}

/** Returns the report's part: every promise with the figures that stand on the page of the benchmarks. */
export const performancePart = (page: string): string => {
  const measured = measuredIn(page)
  const lines = Object.entries(PROMISES).map(([promise, beginnings]) => {
    const rows = measured.filter(({ what }) => beginnings.some((begins) => what.startsWith(begins)))
    const figures = rows.map(({ what, figure, target }) => `${what}: ${figure} (${target})`)
    return `| ${promise} | ${outcomeOf(rows)} | ${figures.join('; ')} |`
  })
  return [
    '## Performance',
    '',
    'From [bench/RESULTS.md](../bench/RESULTS.md), where machine and commits stand; in brackets the target.',
    '',
    '| promise | outcome | figures |',
    '|---|---|---|',
    ...lines,
  ].join('\n')
}

/** The report's part as the page of the benchmarks is now. */
export const presentPerformance = async (): Promise<string> =>
  performancePart(await readFile(RESULTS, 'utf8'))

/** Writes the present figures of the benchmarks into the report. */
export const reportPerformance = async (): Promise<void> =>
  putIntoReport('Performance', await presentPerformance())
