import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { BROWSER_ARGUMENTS } from '../e2e/browser-arguments.ts'
import { executablePath } from '../scripts/browser.ts'
import { freePort } from './product.ts'

/** A phone has a graphics processor; one played by the processor would make every frame late. */
const ARGUMENTS = [
  ...BROWSER_ARGUMENTS.filter((argument) => !argument.includes('swiftshader')),
  '--disable-gpu',
]

/**
 * Lighthouse's verdict on a page as a phone on slow 4G meets it, with a processor four times slower: the page is loaded at
 * full speed, and what was seen is replayed under those conditions. A browser of its own for each, so that none finds a warm cache.
 */
export const auditOf = async (url: string): Promise<Result> => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: executablePath(),
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    const audited = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    if (!audited) throw new Error(`Lighthouse says nothing about ${url}.`)
    const { lhr } = audited
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    await browser.close()
  }
}
