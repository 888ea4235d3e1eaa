import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { freePort } from './product.ts'

// Downloaded from npm on use: it is larger than all other development tools together.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const run = promisify(execFile)

/** The parts of Lighthouse's report that are used. */
export interface Audited {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

/** A phone has a GPU; emulating one on the CPU would delay every frame. */
export const PHONE_ARGUMENTS = [
  ...BROWSER_ARGUMENTS.filter((argument) => !argument.includes('swiftshader')),
  '--disable-gpu',
]

/**
 * Audits a page with Lighthouse as on a phone with slow 4G and a processor four times slower: the page is loaded at full speed,
 * and the observations are simulated under those conditions. Uses a new browser each time, so that no cache is warm.
 */
export const auditOf = async (url: string): Promise<Audited> => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: executablePath(),
    args: [...PHONE_ARGUMENTS, `--remote-debugging-port=${port}`],
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
