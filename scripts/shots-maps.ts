import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ANDORRA, MONACO } from '@andariego/map-regions/testing/extracts'
import { chromium, type Locator } from 'playwright-core'
import { importMapRegion } from '../server/src/features/maps/public.ts'
import { openAccounts } from '../tools/accounts.ts'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'
import { build } from '../tools/build.ts'
import { createMailbox } from '../tools/mailbox.ts'
import { startProduct } from '../tools/product.ts'
import { arriveAt } from '../tools/visitor.ts'

// `npm run shots:maps`: takes screenshots of the map of a place in Andorra la Vella and in Monaco, with the streets of these regions
// imported, at ten zooms in the three looks. Writes shots/maps/<region>-<look>-<zoom>.png.

const FIRST_ZOOM = 8
const LAST_ZOOM = 17
/** The zoom at which a place's page opens its map. */
const OPENED_ZOOM = 15
const LOOKS = ['light', 'dark', 'paper'] as const
/** A map is drawn when two screenshots in a row are equal; one that keeps changing is taken after a while. */
const LOOKED_EVERY_MS = 700
const LOOKS_MAX = 30

const PLACES = [
  {
    region: 'andorra',
    file: ANDORRA,
    place: {
      name: 'Banco junto al Valira',
      address: 'Avinguda Meritxell, Andorra la Vella',
      city: 'Andorra la Vella',
      latitude: 42.5075,
      longitude: 1.5275,
    },
  },
  {
    region: 'monaco',
    file: MONACO,
    place: {
      name: 'Banco frente al puerto',
      address: 'Boulevard Albert 1er, Mónaco',
      city: 'Mónaco',
      latitude: 43.7352,
      longitude: 7.4213,
    },
  },
]

const drawn = async (map: Locator): Promise<Buffer> => {
  let before = await map.screenshot()
  for (let look = 0; look < LOOKS_MAX; look++) {
    await pause(LOOKED_EVERY_MS)
    const now = await map.screenshot()
    if (now.equals(before)) break
    before = now
  }
  return before
}

build()
const folder = fileURLToPath(new URL('../shots/maps/', import.meta.url))
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const regions = await mkdtemp(join(tmpdir(), 'andariego-regions-'))
for (const { file } of PLACES) await importMapRegion({ file, regions })
const product = await startProduct({ logFile: `${folder}server.log`, settings: { MAPS_REGIONS: regions } })
const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
try {
  const ana = await openAccounts(product.url, createMailbox(product.outbox)).register()
  for (const { region, place } of PLACES) {
    const { id } = await ana.api('POST /places', { body: place })
    for (const look of LOOKS) {
      const scheme = look === 'dark' ? 'dark' : 'light'
      const visitor = await arriveAt(product.url, browser, { width: 1280, height: 900, scheme })
      await visitor.opens(`/place/${id}`)
      const map = visitor.page.getByRole('figure', { name: /^Mapa de/ })
      await map.scrollIntoViewIfNeeded()
      await map.locator('canvas').waitFor()
      if (look === 'paper') await visitor.presses('Mapa en papel')
      const goTo = async (button: 'Acercar' | 'Alejar', times: number) => {
        for (let step = 0; step < times; step++) {
          await visitor.presses(button)
          await drawn(map)
        }
      }
      await goTo('Acercar', LAST_ZOOM - OPENED_ZOOM)
      for (let zoom = LAST_ZOOM; zoom >= FIRST_ZOOM; zoom--) {
        await writeFile(`${folder}${region}-${look}-${String(zoom).padStart(2, '0')}.png`, await drawn(map))
        if (zoom > FIRST_ZOOM) await goTo('Alejar', 1)
      }
      await visitor.context.close()
      process.stdout.write(`${region} ${look}\n`)
    }
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(regions, { recursive: true, force: true })
}
