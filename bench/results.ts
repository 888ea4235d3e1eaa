import { spawnSync } from 'node:child_process'
import { mark, type Row } from './row.ts'

const HISTORY = '## History'
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

/** Formats the page of results: this run's rows, and below them the main rows of all runs, newest first. */
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
    HISTORY,
    '',
    `| commit | ${Object.keys(MAIN_ROWS).join(' | ')} |`,
    `|${'---|'.repeat(line.length)}`,
    `| ${line.join(' | ')} |`,
    ...told,
    '',
  ].join('\n')
}
