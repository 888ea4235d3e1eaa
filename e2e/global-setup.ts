import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { build } from '../tools/build.ts'
import { startProduct } from '../tools/product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the product under test answers. */
    productUrl: string
    /** The folder in which the product leaves the letters it sends. */
    outbox: string
    serverLog: string
    /** The folder for screenshots of failed tests; the server's log is here, too. */
    evidence: string
    /** The browser that all tests share; each test has its own context. */
    browserEndpoint: string
  }
}

const evidence = fileURLToPath(new URL('../node_modules/.cache/e2e/', import.meta.url))

/** Lines of the server's log with level `error` or `fatal`. No journey may cause one. */
const seriousLines = async (logFile: string): Promise<string[]> =>
  (await readFile(logFile, 'utf8')).split('\n').filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))

export default async (project: TestProject) => {
  await rm(evidence, { recursive: true, force: true })
  build()
  const product = await startProduct({ logFile: `${evidence}server.log` })
  const browser = await chromium.launchServer({
    executablePath: executablePath(),
    // One renderer for all pages of a visitor, and none kept in reserve: a quarter of the renderers' CPU time.
    args: [...BROWSER_ARGUMENTS, '--renderer-process-limit=1'],
  })
  project.provide('productUrl', product.url)
  project.provide('outbox', product.outbox)
  project.provide('serverLog', product.logFile)
  project.provide('evidence', evidence)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await product.stop()
    const serious = await seriousLines(product.logFile)
    if (serious.length > 0) throw new Error(`The server logged errors:\n${serious.join('\n')}`)
  }
}
