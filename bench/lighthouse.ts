import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { freePort } from './product.ts'

// Fetched from npm when it is asked for: it weighs more than the rest of the development tools together.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const run = promisify(execFile)

/** What we read of Lighthouse's report. */
export interface Audited {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

/** A phone has a graphics processor; one played by the processor would make every frame late. */
const ARGUMENTS = [
  ...BROWSER_ARGUMENTS.filter((argument) => !argument.includes('swiftshader')),
  '--disable-gpu',
]

/**
 * Lighthouse's verdict on a page as a phone on slow 4G meets it, with a processor four times slower: the page is loaded at
 * full speed, and what was seen is replayed under those conditions. A browser of its own for each, so that none finds a warm cache.
 */
export const auditOf = async (url: string): Promise<Audited> => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: executablePath(),
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    const { stdout } = await run(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        `--port=${port}`,
        '--output=json',
        '--quiet',
      ],
      { maxBuffer: MAX_REPORT_BYTES },
    )
    const report = JSON.parse(stdout) as Audited
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return report
  } finally {
    await browser.close()
  }
}
