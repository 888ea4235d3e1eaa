import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { executablePath } from '../tools/browser.ts'
import { bringEngines } from '../tools/engines/engines.ts'

// `npm test`: runs all checks and tests, and the core journeys in a browser; `npm run test:all` runs all journeys, also in other
// browsers. Independent checks run in parallel; the tests run after all of them passed. Usage: node scripts/test.ts [--all]

const isWhole = process.argv.includes('--all')
const root = fileURLToPath(new URL('../', import.meta.url))
// Many tests start the product or a command of it, each of which would translate and compile the same files again.
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
const environment = { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED }

interface Outcome {
  /** The exit status; null when the program could not be started or was killed. */
  status: number | null
  seconds: number
  /** Its output, if it did not write directly to the terminal. */
  output: string
}

const run = async (command: string, parameters: string[], toTerminal = false): Promise<Outcome> => {
  const started = performance.now()
  const child = spawn(command, parameters, {
    cwd: root,
    env: isWhole ? environment : { ...environment, TEST_SCOPE: 'core' },
    stdio: toTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [status] = await once(child, 'close')
  return { status, seconds: (performance.now() - started) / 1000, output }
}

const program = (name: string, ...parameters: string[]) => run(`${root}node_modules/.bin/${name}`, parameters)

const report = (name: string, { status, seconds, output }: Outcome): void => {
  const mark = status === 0 ? '✓' : '✗'
  process.stdout.write(`${mark} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s\n`)
  if (status !== 0) process.stderr.write(`${output}\n${name} ended with ${status}\n`)
}

// The browser first: installing it may use the whole machine, and prints progress.
executablePath()
// The other browsers are installed while the checks run; without one, its journeys are skipped.
const engines = isWhole ? bringEngines() : null

const built = run(process.execPath, ['scripts/build.ts'])
const checks: [name: string, outcome: Promise<Outcome>][] = [
  ['build', built],
  ['lint', program('biome', 'check', '--error-on-warnings', '.')],
  // The build writes the routes' types, which the compiler needs.
  ['types', built.then(() => program('tsc', '-b', '--checkers', '1'))],
  ['dead code', program('knip', '--no-progress')],
]
// Each result is printed as soon as it is known, and a failure does not hide later ones.
const outcomes = await Promise.all(
  checks.map(async ([name, outcome]) => {
    report(name, await outcome)
    return outcome
  }),
)
if (outcomes.some(({ status }) => status !== 0)) process.exit(1)
await engines

const { status } = await run(
  `${root}node_modules/.bin/vitest`,
  ['run', ...(isWhole ? [] : ['--tags-filter=!release'])],
  true,
)
process.exit(status ?? 1)
