import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Row } from './rows.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const REPORT = join(ROOT, 'proof/REPORT.md')
const LONGEST_MS = 2 * 60 * 60_000

/** What a test counted or measured. */
interface Figures {
  file: string
  figures: string
}
interface Results {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

/** Runs these test files and returns Vitest's results; files that did not finish in time are missing. */
const run = async (files: readonly string[], variables: Record<string, string>, folder: string) => {
  const output = join(folder, 'results.json')
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      '--project',
      'e2e',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${output}`,
      ...files,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...variables } },
  )
  const clock = setTimeout(() => child.kill(), LONGEST_MS)
  await once(child, 'close')
  clearTimeout(clock)
  return JSON.parse(await readFile(output, 'utf8').catch(() => '{"testResults":[]}')) as Results
}

const lineOf = (
  { claim, files }: Row,
  { testResults }: Results,
  figures: readonly Figures[],
): { line: string; holds: boolean } => {
  const isOwn = (path: string) => files.some((file) => relative(ROOT, path).startsWith(file))
  const own = testResults.filter(({ name }) => isOwn(name))
  const tests = own.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed').length
  const passed = tests.filter(({ status }) => status === 'passed').length
  const seconds = own.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0)
  const outcome =
    tests.length === 0 ? 'not run' : failed > 0 ? `**${failed} of ${passed + failed} fail**` : 'holds'
  const told = figures.filter(({ file }) => isOwn(file)).map((one) => one.figures)
  const line = `| ${claim} | ${outcome} | ${passed} tests, ${[`${Math.round(seconds)} s`, ...told].join('; ')} | ${files.map((file) => `\`${file}\``).join(', ')} |`
  return { line, holds: passed > 0 && failed === 0 }
}

/** Runs the tests of each row and writes the results into its part of the report. Returns false when a claim does not hold. */
export const prove = async (title: string, rows: readonly Row[], variables: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-proof-'))
  const figuresFile = join(folder, 'figures')
  try {
    const results = await run(
      rows.flatMap(({ files }) => files),
      { ...variables, PROOF_FIGURES: figuresFile },
      folder,
    )
    const told = await readFile(figuresFile, 'utf8').catch(() => '')
    const figures = told.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Figures)))
    const lines = rows.map((row) => lineOf(row, results, figures))
    await put(
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
    return lines.every(({ holds }) => holds)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Replaces one part of the report, and keeps the others. */
const put = async (title: string, part: string) => {
  const text = await readFile(REPORT, 'utf8').catch(() => '# What attacks and faults get through\n')
  const [head = '', ...parts] = text.trimEnd().split(/\n\n(?=## )/)
  const kept = parts.filter((one) => !one.startsWith(`## ${title}\n`))
  await mkdir(dirname(REPORT), { recursive: true })
  await writeFile(REPORT, `${[head, ...kept, part].join('\n\n')}\n`)
}
