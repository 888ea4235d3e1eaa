import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import type { Account } from '../tools/accounts.ts'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { build } from '../tools/build.ts'
import { startProduct } from '../tools/product.ts'
import { arriveAt, type Visitor } from '../tools/visitor.ts'
import { causeLetters, takeLetters } from './shots/letters.ts'
import { pictureOf } from './shots/picture.ts'
import { type Scene, WHO, type Who } from './shots/scene.ts'
import { scenes } from './shots/scenes.ts'
import { prepareSights, type Sights } from './shots/sights.ts'

// `npm run shots`: takes screenshots of every page, dialog and state: as a stranger, a member, a moderator and a newcomer, at
// three widths, in both schemes, with the sample community; of every kind of mail that was sent meanwhile ('letter'), with its
// plain text; then with forced colours, at 200 % zoom and for print. Writes shots/<width>-<scheme>/<who>-<scene>.png,
// letter-<subject>.png, or shots/<condition>/…
// Usage: npm run shots -- [parts of scenes' names …] [--width 320] [--scheme dark] [--condition print]

const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const
/** Further conditions that change a page's look. */
const CONDITIONS: readonly Condition[] = [
  { name: 'forced-colors', width: 1280, media: { forcedColors: 'active' } },
  // A window of 1280 by 800 px at twice the size.
  { name: 'zoom-200', width: 640, height: 400, media: {} },
  { name: 'print', width: 1280, media: { media: 'print' } },
]
interface Condition {
  name: string
  width: number
  height?: number
  media: Parameters<Page['emulateMedia']>[0]
}
/** How many ms to wait for something to appear before going on to the next scene. */
const PATIENCE_MS = 30_000
/** How many ms one scene may take in all: a browser that stops answering must not stop the rest. */
const SCENE_MS = 180_000

/** Rejects when the work takes longer than a scene may. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done after ${SCENE_MS} ms`)), SCENE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    scheme: { type: 'string' },
    condition: { type: 'string', multiple: true },
  },
})
const widths = values.width?.map(Number) ?? WIDTHS
// With options, takes only the requested screenshots.
const conditions = CONDITIONS.filter(
  ({ name }) => values.condition?.includes(name) ?? (values.width ?? values.scheme) === undefined,
)
const schemes = values.condition ? [] : SCHEMES.filter((scheme) => scheme === (values.scheme ?? scheme))
const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const say = (text: string) => process.stdout.write(`${text}\n`)
const isWanted = ({ name }: Scene) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))

build()
await rm(folder, { recursive: true, force: true })
const product = await startProduct({
  logFile: `${folder}server.log`,
  entry: 'demo/main.ts',
  host: 'localhost',
})
const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
const failures: string[] = []

interface Visit {
  width: number
  condition?: Condition
  scheme: (typeof SCHEMES)[number]
  who: Who
  signIn: () => Promise<Account | undefined>
  sights: Sights
}

const visit = async ({ width, scheme, who, signIn, sights, condition }: Visit) => {
  // In a session of its own: every browser context starts with these tokens, of which a refresh token works only once.
  const as = await signIn()
  const target = `${folder}${condition?.name ?? `${width}-${scheme}`}/`
  await mkdir(target, { recursive: true })
  const arrive = async (): Promise<Visitor> => {
    const visitor = await arriveAt(product.url, browser, { width, height: condition?.height, scheme, as })
    visitor.context.setDefaultTimeout(PATIENCE_MS)
    return visitor
  }
  const mine = scenes.filter(
    (scene) =>
      isWanted(scene) &&
      (scene.who === who || (scene.who === 'both' && (who === 'stranger' || who === 'member'))) &&
      (scene.widths?.(width) ?? true),
  )
  let visitor = await arrive()
  for (const { name, path, act, part } of mine) {
    const current = visitor
    const take = async () => {
      // Printing hides the controls that a scene presses, so paper comes after it.
      await current.page.emulateMedia({ ...condition?.media, media: 'screen' })
      await current.opens(await path(sights))
      await act?.(current, sights)
      if (condition) await current.page.emulateMedia(condition.media)
      return pictureOf(current.page, part)
    }
    let isTaken = false
    try {
      await writeFile(`${target}${who}-${name}.png`, await inTime(take()))
      isTaken = true
    } catch (error) {
      failures.push(
        `${condition?.name ?? `${width} ${scheme}`} ${who} ${name}: ${String(error).split('\n')[0]}`,
      )
    }
    if (!act && isTaken) continue
    // A new browser context, so that typed text, switched options and replaced responses do not affect the next scene.
    await inTime(visitor.context.close()).catch(() => {})
    visitor = await inTime(arrive())
  }
  await visitor.context.close()
  // The account page lists sessions: only the current one is in the next pictures.
  if (as) await as.api('POST /auth/logout', { body: { refreshToken: as.session.refreshToken } })
}

try {
  const { sights, signInAs } = await prepareSights(product)
  await causeLetters(product)
  for (const width of widths) {
    for (const scheme of schemes) {
      await Promise.all(WHO.map((who) => visit({ width, scheme, who, sights, signIn: signInAs[who] })))
      if (positionals.length === 0 || positionals.includes('letter'))
        await takeLetters(browser, product.outbox, `${folder}${width}-${scheme}/`, { width, scheme })
      say(`✓ ${width} px, ${scheme}`)
    }
  }
  for (const condition of conditions) {
    const { name, width } = condition
    const look = { width, condition, scheme: 'light', sights } as const
    await Promise.all(WHO.map((who) => visit({ ...look, who, signIn: signInAs[who] })))
    say(`✓ ${name}`)
  }
} finally {
  await browser.close()
  await product.stop()
}
say(failures.length === 0 ? `\nIn ${folder}` : `\nNot taken:\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
