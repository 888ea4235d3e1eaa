import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { DEMO_PASSWORD, travellers } from '../demo/community/travellers.ts'
import { apiOf, openAccounts } from '../e2e/accounts.ts'
import { BROWSER_ARGUMENTS } from '../e2e/browser-arguments.ts'
import { createMailbox } from '../e2e/mailbox.ts'
import { startProduct } from '../e2e/product.ts'
import { arriveAt } from '../e2e/visitor.ts'
import { executablePath } from './browser.ts'
import { build } from './build.ts'
import { type Scene, type Sights, scenes } from './shots/scenes.ts'

// Pictures of every page, dialog and state: for a stranger and a member, at three widths, in both schemes, with the sample
// community. They go to shots/, named <width>-<scheme>/<who>-<scene>.png.
// Usage: npm run shots -- [part of a scene's name]

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const wanted = process.argv[2] ?? ''

const say = (text: string) => process.stdout.write(`${text}\n`)

const sightsOf = async (url: string): Promise<Sights> => {
  const { data } = await apiOf(url)('GET /places/reviews', { query: { limit: 100 } })
  const review = data.find(({ media }) => media.length > 0) ?? data[0]
  if (!review) throw new Error('The sample community has no reviews.')
  return { place: `/place/${review.placeId}` }
}

build()
await rm(folder, { recursive: true, force: true })
const product = await startProduct({ logFile: `${folder}server.log`, entry: 'demo/main.ts' })
const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
const failures: string[] = []
try {
  const sights = await sightsOf(product.url)
  const [email = ''] = Object.values(travellers)
  const member = await openAccounts(product.url, createMailbox(product.outbox)).signIn(email, DEMO_PASSWORD)
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      const target = `${folder}${width}-${scheme}/`
      await mkdir(target, { recursive: true })
      for (const who of ['stranger', 'member'] as const) {
        const visitor = await arriveAt(product.url, browser, {
          width,
          scheme,
          as: who === 'member' ? member : undefined,
        })
        const isMine = (scene: Scene) =>
          (scene.who === who || scene.who === 'both') &&
          (scene.widths?.(width) ?? true) &&
          scene.name.includes(wanted)
        for (const { name, path, act } of scenes.filter(isMine)) {
          try {
            await visitor.opens(path(sights))
            await act?.(visitor)
            // Pictures and maps that come into view load late; what never rests is not waited for.
            await visitor.page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
            // A dialog belongs to the window, not to the page below it.
            const fullPage = (await visitor.page.locator('dialog[open]').count()) === 0
            await visitor.page.screenshot({ path: `${target}${who}-${name}.png`, fullPage })
          } catch (error) {
            failures.push(`${width} ${scheme} ${who} ${name}: ${String(error).split('\n')[0]}`)
          }
        }
        await visitor.context.close()
      }
      say(`✓ ${width} px, ${scheme}`)
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
say(failures.length === 0 ? `\nIn ${folder}` : `\nNot taken:\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
