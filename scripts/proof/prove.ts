import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportPerformance } from '../../tools/performance-report.ts'
import { putIntoReport } from '../../tools/proof-report.ts'
import { runBounded } from './bounded-command.ts'
import type { ModuleResult, PlannedModule } from './module-results.ts'
import type { Row } from './rows.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const REPORTER = fileURLToPath(new URL('module-results.ts', import.meta.url))
/** How long `test:attacks` and `test:faults` may take. */
const LONGEST_MINUTES = 20

/** What a test counted or measured. */
interface Figures {
  file: string
  figures: string
  /** A target that was not met, though the test tolerates it. */
  missed?: string
}
interface Outcome {
  /** The files that were to be run. */
  planned: readonly string[]
  modules: readonly ModuleResult[]
  figures: readonly Figures[]
  /** Says how long it was given, when it was ended before its last file. */
  cutAfter?: string
}

/** Runs these test files, and ends them after so many minutes: what had finished until then counts. */
const run = async (
  files: readonly string[],
  variables: Record<string, string>,
  minutes: number,
): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-proof-'))
  const [results, figures] = [join(folder, 'results'), join(folder, 'figures')]
  const linesOf = async <T>(file: string) =>
    (await readFile(file, 'utf8').catch(() => ''))
      .split('\n')
      .flatMap((line): T[] => (line === '' ? [] : [JSON.parse(line)]))
  try {
    const { isCut } = await runBounded(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'server',
        '--project',
        'e2e',
        '--reporter=default',
        `--reporter=${REPORTER}`,
        ...files,
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, ...variables, PROOF_RESULTS: results, PROOF_FIGURES: figures },
      },
      minutes * 60_000,
    )
    const lines = await linesOf<ModuleResult | PlannedModule>(results)
    return {
      planned: lines.flatMap((line) => ('planned' in line ? [line.planned] : [])),
      modules: lines.filter((line) => 'file' in line),
      figures: await linesOf<Figures>(figures),
      ...(isCut ? { cutAfter: `${minutes} minutes` } : {}),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns a row of the report. It holds when all of its files have finished, and none of their tests fails. */
export const lineOf = (
  { claim, files }: Row,
  { planned, modules, figures, cutAfter }: Outcome,
): { line: string; holds: boolean } => {
  const isOwn = (path: string) => files.some((file) => relative(ROOT, path).startsWith(file))
  const own = modules.filter(({ file }) => isOwn(file))
  const passed = own.reduce((sum, one) => sum + one.passed, 0)
  const failed = own.reduce((sum, one) => sum + one.failed, 0)
  const seconds = own.reduce((sum, one) => sum + one.seconds, 0)
  const isMissing = planned.filter(isOwn).some((path) => !own.some(({ file }) => file === path))
  const holds = !isMissing && passed > 0 && failed === 0
  const outcome = () => {
    if (failed > 0) return `**${failed} of ${passed + failed} fail**`
    if (isMissing || passed === 0) return cutAfter ? `**not finished after ${cutAfter}**` : 'not run'
    const misses = figures.flatMap(({ file, missed }) => (missed && isOwn(file) ? [missed] : []))
    return misses.length > 0 ? `**within the test’s tolerance, but ${misses.join(', ')}**` : 'holds'
  }
  const told = figures.filter(({ file }) => isOwn(file)).map((one) => one.figures)
  const line = `| ${claim} | ${outcome()} | ${passed} tests, ${[`${Math.round(seconds)} s`, ...told].join('; ')} | ${files.map((file) => `\`${file}\``).join(', ')} |`
  return { line, holds }
}

/**
 * Runs the tests of each row and writes the results into its part of the report, within so many minutes. Returns false when a claim
 * does not hold.
 */
export const prove = async (
  title: string,
  rows: readonly Row[],
  variables: Record<string, string> = {},
  minutes = LONGEST_MINUTES,
) => {
  const outcome = await run(
    rows.flatMap(({ files }) => files),
    variables,
    minutes,
  )
  const lines = rows.map((row) => lineOf(row, outcome))
  await putIntoReport(
    title,
    [
      `## ${title}`,
      '',
      `${new Date().toISOString().slice(0, 16)}Z, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end.`,
      '',
      '| claim | outcome | figures | tests |',
      '|---|---|---|---|',
      ...lines.map(({ line }) => line),
    ].join('\n'),
  )
  await reportPerformance()
  return lines.every(({ holds }) => holds)
}
