/**
 * Makes web/public/share-card.jpg, the picture of links to the home page in messengers, from the home page of a running product:
 * `node scripts/build-share-card.ts http://localhost:3000`. Run it after changing the landscape; the result is committed.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { executablePath } from '../tools/browser.ts'
import { BROWSER_ARGUMENTS } from '../tools/browser-arguments.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const path = fileURLToPath(new URL('../web/public/share-card.jpg', import.meta.url))

/** Leaves the hero's landscape and title alone, with the logo above. */
const layOut = () => {
  document.documentElement.dataset.hour = 'dawn'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    .card { position: fixed; z-index: 999; inset: 0; height: 630px; max-height: none; }
    .card div { position: static; }
    .card ::before, .card h1 ~ * { display: none; }
    .card h1 { position: absolute; z-index: 1; inset: 148px auto auto 64px; max-width: none; width: 11em; font-size: 62px; }
    .card .logo { position: absolute; z-index: 1; inset: 56px auto auto 64px; scale: 1.8; transform-origin: 0 0; }
  `)
  document.adoptedStyleSheets.push(sheet)
  const hero = document.querySelector('main section')
  const logo = document.querySelector('header a > *')?.cloneNode(true)
  if (!hero || !(logo instanceof Element)) throw new Error('The page has no hero or no logo.')
  hero.classList.add('card')
  logo.classList.add('logo')
  hero.append(logo)
}

const browser = await chromium.launch({ executablePath: executablePath(), args: [...BROWSER_ARGUMENTS] })
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(layOut)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path, type: 'jpeg', quality: 82 })
} finally {
  await browser.close()
}
