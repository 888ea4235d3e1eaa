import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { executablePath } from '../tools/browser.ts'
import { bringEngines } from '../tools/engines/engines.ts'

// `npm test`: everything that must hold. What asks nothing of the others runs side by side; the tests follow when all of it held.
// Usage: node scripts/test.ts

const root = fileURLToPath(new URL('../', import.meta.url))

interface Outcome {
  /** The exit status; null when the program could not be run or was ended. */
  status: number | null
  seconds: number
  /** What it wrote, where it did not write to the terminal itself. */
  output: string
}

const run = async (command: string, parameters: string[], toTerminal = false): Promise<Outcome> => {
  const started = performance.now()
  const child = spawn(command, parameters, {
    cwd: root,
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

// The browser first: bringing one may ask for the whole machine, and says what it does.
executablePath()
// The other engines come while the checks run; where one cannot be had, its journeys are skipped.
const engines = bringEngines()

const built = run(process.execPath, ['scripts/build.ts'])
const checks: [name: string, outcome: Promise<Outcome>][] = [
  ['build', built],
  ['lint', program('biome', 'check', '--error-on-warnings', '.')],
  // The build writes the routes' types, which the compiler reads.
  ['types', built.then(() => program('tsc', '-b', '--checkers', '1'))],
  ['dead code', program('knip', '--no-progress')],
]
// Each is reported as soon as it is done, and one that fails hides no other.
const outcomes = await Promise.all(
  checks.map(async ([name, outcome]) => {
    report(name, await outcome)
    return outcome
  }),
)
if (outcomes.some(({ status }) => status !== 0)) process.exit(1)
await engines

const { status } = await run(`${root}node_modules/.bin/vitest`, ['run'], true)
process.exit(status ?? 1)
