import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { executablePath } from '../tools/browser.ts'
import { build } from '../tools/build.ts'

// `npm test`: everything that must hold, cheapest first, up to the first stage that fails.
// Usage: node scripts/test.ts

const root = fileURLToPath(new URL('../', import.meta.url))

const program = (name: string, ...parameters: string[]) => {
  const { status, error } = spawnSync(`${root}node_modules/.bin/${name}`, parameters, {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${[name, ...parameters].join(' ')} ended with ${status}`)
}

const stages: [name: string, run: () => unknown][] = [
  ['build', build],
  ['browser', executablePath],
  ['lint', () => program('biome', 'check', '--error-on-warnings', '.')],
  ['types', () => program('tsc', '-b', '--checkers', '1')],
  ['dead code', () => program('knip', '--no-progress')],
  ['tests', () => program('vitest', 'run')],
]

const took: string[] = []
for (const [name, run] of stages) {
  const started = performance.now()
  // The tests have the last word: their closing lines say how it went, so the summary comes before them.
  if (name === 'tests') process.stdout.write(`\n${took.join('\n')}\n`)
  try {
    run()
  } catch (error) {
    process.stderr.write(`\n✗ ${name}: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  took.push(`✓ ${name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
}
