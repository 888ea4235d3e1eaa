import { spawnSync } from 'node:child_process'
import { mark, type Row } from './row.ts'

const HISTORY = '## History'
const ALONE = '## Measured alone'
/** What `judged` (row.ts) writes into a figure that was measured on a busy machine. */
const NOT_JUDGED = '; not judged: '
/** The rows that the history shows for each run, with their short names. */
const MAIN_ROWS = {
  lists: 'GET /api/places?limit=20',
  'place, uncached': 'GET /api/places/{id} and its reviews',
  '/ warm': 'HTML of /, warm',
  '/ cold': 'HTML of /, cold',
  'place warm': 'HTML of /place/{id}, warm',
  'place cold': 'HTML of /place/{id}, cold',
  'POST review': 'POST review',
  message: 'Direct message',
  flood: 'Others while one client',
  ready: 'Ready on existing data',
  'at rest': 'Memory at rest',
  machine: 'The machine itself',
}

/** Returns the measured commit, marked when the sources differ from it. */
export const commitOfSources = (): string => {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = git('log', '-1', '--format=%h (%cs)')
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/RESULTS.md')
  return commit === '' ? 'unknown' : `${commit}${changed === '' ? '' : ' and changes'}`
}

/** Returns the beginning of a figure: '0.79', '9.8 ms CPU', 'p95 14 ms'. */
const short = (rows: Row[], begins: string): string => {
  const row = rows.find(({ what }) => what.startsWith(begins))
  return row ? (row.figure.split(/ \(| × | against |;/)[0] ?? '') : ''
}

interface Line {
  what: string
  line: string
}

const rowsAlone = (page: string): Line[] =>
  (page.split(ALONE)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => ({ what: line.split(' | ')[1] ?? '', line }))

const sectionOf = (lines: Line[]): string[] =>
  lines.length === 0
    ? []
    : [
        ALONE,
        '',
        'Benchmarks that a usual run leaves out, by `--only`, each at its commit. What a busy machine measured replaces nothing that was judged.',
        '',
        '| | what | figure | target | commit |',
        '|---|---|---|---|---|',
        ...lines.map(({ line }) => line),
        '',
      ]

/** Records rows of benchmarks that a usual run leaves out on the page of results. */
export const withRowsAlone = (page: string, rows: Row[], commit: string): string => {
  const known = rowsAlone(page)
  const made = rows.map((row) => ({
    what: row.what,
    line: `| ${mark(row)} | ${row.what} | ${row.figure} | ${row.target} | ${commit} |`,
  }))
  const isWorse = ({ what, line }: Line) =>
    line.includes(NOT_JUDGED) && known.some((old) => old.what === what && !old.line.includes(NOT_JUDGED))
  const added = made.filter((one) => !isWorse(one))
  const kept = known.filter(({ what }) => !added.some((one) => one.what === what))
  const [before = '', after = ''] = page.split(HISTORY)
  const above = before.split(ALONE)[0]?.trimEnd() ?? ''
  return [above, '', ...sectionOf([...kept, ...added]), HISTORY + after].join('\n')
}

/**
 * Formats the page of results: this run's rows, those measured alone before, and below them the main rows of all runs, newest
 * first.
 */
export const results = ({
  machine,
  rows,
  commit,
  before,
}: {
  machine: string
  rows: Row[]
  commit: string
  /** The page's previous content. */
  before: string
}): string => {
  const told =
    before
      .split(HISTORY)[1]
      ?.split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1) ?? []
  const line = [commit, ...Object.values(MAIN_ROWS).map((begins) => short(rows, begins))]
  return [
    '# Results',
    '',
    machine,
    'Ratios are medians of five rounds in turns, with the smallest and the largest; a blank mark is told, or could not be judged.',
    '',
    '| | what | figure | target |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${mark(row)} | ${row.what} | ${row.figure} | ${row.target} |`),
    '',
    ...sectionOf(rowsAlone(before).filter(({ what }) => !rows.some((row) => row.what === what))),
    HISTORY,
    '',
    `| commit | ${Object.keys(MAIN_ROWS).join(' | ')} |`,
    `|${'---|'.repeat(line.length)}`,
    `| ${line.join(' | ')} |`,
    ...told,
    '',
  ].join('\n')
}
