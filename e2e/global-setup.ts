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
    /** Where the product under test answers. */
    productUrl: string
    /** The folder its letters go to. */
    outbox: string
    serverLog: string
    /** Screenshots of failed tests go here, beside the server's log. */
    evidence: string
    /** The browser that all tests share; each has a context of its own. */
    browserEndpoint: string
  }
}

const evidence = fileURLToPath(new URL('../node_modules/.cache/e2e/', import.meta.url))

/** Lines of the server's log that no journey may cause: levels `error` and `fatal`. */
const seriousLines = async (logFile: string): Promise<string[]> =>
  (await readFile(logFile, 'utf8')).split('\n').filter((line) => /"level":(50|60|"error"|"fatal")/.test(line))

export default async (project: TestProject) => {
  await rm(evidence, { recursive: true, force: true })
  build()
  const product = await startProduct({ logFile: `${evidence}server.log` })
  const browser = await chromium.launchServer({
    executablePath: executablePath(),
    args: [...BROWSER_ARGUMENTS],
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
