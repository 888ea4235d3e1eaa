import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine } from './engine.ts'

const PATH = '/usr/bin/firefox-esr'

/** Gecko, over WebDriver BiDi. Without a GPU it has no WebGL, and the maps say so. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  isHere: () => existsSync(PATH),
  opens: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PATH,
      // Reduces motion, so that journeys do not wait for animations.
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'es' },
    })
    const page = await browser.newPage()
    return {
      goesTo: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' })
      },
      run: (work, ...given) => page.evaluate(work as (...given: unknown[]) => never, ...given),
      resizes: async (width, height) => {
        await page.setViewport({ width, height }).catch((error: unknown) => {
          // Puppeteer also sets the orientation, which Firefox 140 does not know; the size is on its way all the same.
          if (!String(error).includes('setScreenOrientationOverride')) throw error
        })
        while ((await page.evaluate(() => innerWidth)) !== width) await delay(20)
      },
      moves: (x, y) => page.mouse.move(x, y),
      holds: () => page.mouse.down(),
      lets: () => page.mouse.up(),
      types: (text) => page.keyboard.type(text),
      presses: async (key, withShift = false) => {
        if (withShift) await page.keyboard.down('Shift')
        await page.keyboard.press(key === 'Space' ? ' ' : key)
        if (withShift) await page.keyboard.up('Shift')
      },
      picks: async (selector, path) => {
        const field = await page.$(selector)
        if (!field) throw new Error(`There is no ${selector}.`)
        await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
      },
      ends: () => browser.close(),
    }
  },
}
