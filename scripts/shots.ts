import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Account } from '../tools/accounts.ts'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { build } from '../tools/build.ts'
import { startProduct } from '../tools/product.ts'
import { arriveAt, type Visitor } from '../tools/visitor.ts'
import { pictureOf } from './shots/picture.ts'
import type { Scene } from './shots/scene.ts'
import { scenes } from './shots/scenes.ts'
import { prepareSights, type Sights } from './shots/sights.ts'

// Pictures of every page, dialog and state: for a stranger and a member, at three widths, in both schemes, with the sample
// community. They go to shots/, named <width>-<scheme>/<who>-<scene>.png.
// Usage: npm run shots -- [parts of scenes' names …] [--width 320] [--scheme dark]

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const
const WHO = ['stranger', 'member'] as const
/** What does not come in this time does not come: the next scene is worth more. */
const PATIENCE_MS = 10_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', multiple: true }, scheme: { type: 'string' } },
})
const widths = values.width?.map(Number) ?? WIDTHS
const schemes = SCHEMES.filter((scheme) => scheme === (values.scheme ?? scheme))
const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const say = (text: string) => process.stdout.write(`${text}\n`)
const isWanted = ({ name }: Scene) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))

build()
await rm(folder, { recursive: true, force: true })
const product = await startProduct({ logFile: `${folder}server.log`, entry: 'demo/main.ts' })
const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
const failures: string[] = []

interface Visit {
  width: number
  scheme: (typeof SCHEMES)[number]
  who: (typeof WHO)[number]
  as: Account | undefined
  sights: Sights
}

const visit = async ({ width, scheme, who, as, sights }: Visit) => {
  const target = `${folder}${width}-${scheme}/`
  await mkdir(target, { recursive: true })
  const arrive = async (): Promise<Visitor> => {
    const visitor = await arriveAt(product.url, browser, { width, scheme, as })
    visitor.context.setDefaultTimeout(PATIENCE_MS)
    return visitor
  }
  const mine = scenes.filter(
    (scene) =>
      isWanted(scene) && (scene.who === who || scene.who === 'both') && (scene.widths?.(width) ?? true),
  )
  let visitor = await arrive()
  for (const { name, path, act } of mine) {
    try {
      await visitor.opens(await path(sights))
      await act?.(visitor)
      await writeFile(`${target}${who}-${name}.png`, await pictureOf(visitor.page))
    } catch (error) {
      failures.push(`${width} ${scheme} ${who} ${name}: ${String(error).split('\n')[0]}`)
    }
    if (!act) continue
    // What was typed, switched off or answered by hand there is no part of the next scene.
    await visitor.context.close()
    visitor = await arrive()
  }
  await visitor.context.close()
}

try {
  const { sights, member } = await prepareSights(product)
  for (const width of widths) {
    for (const scheme of schemes) {
      await Promise.all(
        WHO.map((who) => visit({ width, scheme, who, sights, as: who === 'member' ? member : undefined })),
      )
      say(`✓ ${width} px, ${scheme}`)
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
say(failures.length === 0 ? `\nIn ${folder}` : `\nNot taken:\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
